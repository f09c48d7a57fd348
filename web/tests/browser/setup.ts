/** Starts a server of its own for the browser tests: `EPOKA` is the program, or `EPOKA_BASE` the address of one that runs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    base: string;
  }
}

let server: ChildProcess | undefined;
let folder: string | undefined;

export async function setup(project: TestProject): Promise<void> {
  const running = process.env['EPOKA_BASE'];
  if (running) return project.provide('base', running);
  const program = process.env['EPOKA'];
  if (!program) throw new Error('EPOKA must name the program to test: `cargo xtask check` sets it');
  folder = mkdtempSync(join(tmpdir(), 'epoka-browser-'));
  const child = spawn(program, ['serve', '--addr', '127.0.0.1:0', '--data', folder, '--lang', 'en', '--limit-requests', '1000', '--limit-sign-ins', '1000'], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, EPOKA_LOG: 'warn' } });
  server = child;
  const base = await new Promise<string>((found, failed) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const address = /http:\/\/[\d.:]+/.exec(said)?.[0];
      if (address) found(address);
    });
    child.on('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
  project.provide('base', base);
}

export function teardown(): void {
  server?.kill();
  if (folder) rmSync(folder, { recursive: true, force: true });
}
