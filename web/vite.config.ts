import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds a running server. */
const server = process.env['EPOKA_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  // Texts lie beside the client, in `locales/`, where the terminal reads them too.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
