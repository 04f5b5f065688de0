import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const webPort = process.env['PORT'] ?? '3000';
const apiPort = process.env['API_PORT'] ?? '3001';

const programs = [
  {
    name: 'api',
    command: 'tsx',
    options: ['watch', '--conditions', 'source', 'server/src/main.ts'],
    folder: root,
    env: { PORT: apiPort },
  },
  {
    name: 'web',
    command: 'vite',
    options: ['--port', webPort, '--strictPort'],
    folder: join(root, 'web'),
    env: { BALCAO_API: `http://localhost:${apiPort}` },
  },
];

const children = programs.map(({ name, command, options, folder, env }) => {
  const child = spawn(join(root, 'node_modules', '.bin', command), options, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`));
  }
  child.once('error', (error) => console.error(`${name} | ${error.message}`));
  return { name, child };
});

let isStopping = false;

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  isStopping = true;
  for (const { child } of children) child.kill(signal);
}

for (const { name, child } of children) {
  // One without the other is of no use.
  child.once('close', (code) => {
    if (isStopping) return;
    console.error(`${name} ended with ${code ?? 'a signal'}`);
    process.exitCode = 1;
    stop('SIGTERM');
  });
}
process.once('SIGINT', () => stop('SIGINT'));
process.once('SIGTERM', () => stop('SIGTERM'));
