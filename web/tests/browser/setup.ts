/** Starts one browser for all tests, and a server of their own: `EPOKA` is the program, or `EPOKA_BASE` the address of one that runs. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server. */
    base: string;
    /** Where tests reach the browser. */
    chromium: string;
  }
}

let browser: BrowserServer | undefined;
let server: ChildProcess | undefined;
let folder: string | undefined;

export async function setup(project: TestProject): Promise<void> {
  const executablePath = process.env['CHROMIUM'] ?? installed();
  // The boards are measured with letters that do not depend on what else is installed.
  const env = { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) };
  browser = await chromium.launchServer({ executablePath, env, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
  project.provide('chromium', browser.wsEndpoint());
  project.provide('base', process.env['EPOKA_BASE'] ?? (await serve()));
}

/** The browser of this machine: the one without windows, which needs half as much of a processor, before the one for people. */
function installed(): string {
  const found = ['chromium-headless-shell', 'chromium'].map((name) => spawnSync('which', [name]).stdout.toString().trim()).find((path) => path);
  // A test must not pass by not looking.
  if (!found) throw new Error('there is no Chromium: `apt-get install chromium-headless-shell fonts-liberation`, or name one in CHROMIUM');
  return found;
}

/** Starts a server with an empty folder; answers its address. */
function serve(): Promise<string> {
  const program = process.env['EPOKA'];
  if (!program) throw new Error('EPOKA must name the program to test: `cargo xtask check` sets it');
  folder = mkdtempSync(join(tmpdir(), 'epoka-browser-'));
  const limits = ['--limit-requests', '1000', '--limit-sign-ins', '1000', '--limit-messages', '1000'];
  const child = spawn(program, ['serve', '--addr', '127.0.0.1:0', '--data', folder, '--lang', 'en', ...limits], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, EPOKA_LOG: 'warn' } });
  server = child;
  return new Promise<string>((found, failed) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const address = /http:\/\/[\d.:]+/.exec(said)?.[0];
      if (address) found(address);
    });
    child.on('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
}

export async function teardown(): Promise<void> {
  await browser?.close();
  server?.kill();
  if (folder) rmSync(folder, { recursive: true, force: true });
}
