// The real `make play`, started and stopped as a person does, and a browser to look at what it serves.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const root = fileURLToPath(new URL('../..', import.meta.url));

// A browser that talks to nobody but us.
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'];

export async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

export async function startPlay(port) {
  const make = spawn('make', ['play', `PORT=${port}`], { cwd: root, detached: true });
  const end = () => make.exitCode === null && process.kill(-make.pid, 'SIGINT');
  process.once('exit', end); // however this ends, nobody goes on serving
  let said = '';
  const address = await new Promise((resolve, reject) => {
    const listen = (text) => {
      said += text;
      const found = /http:\/\/localhost:\d+/.exec(said);
      if (found) resolve(found[0]);
    };
    make.stdout.on('data', listen);
    make.stderr.on('data', listen);
    make.on('exit', (code) => reject(new Error(`make play ended with ${code}: ${said}`)));
  });
  return {
    address,
    stop: () =>
      new Promise((stopped) => {
        make.removeAllListeners('exit');
        make.on('exit', stopped);
        process.off('exit', end);
        end();
      }),
  };
}

export function openBrowser() {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
}
