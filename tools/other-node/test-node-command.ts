import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { installNode } from './install-node.ts';
import { readArguments } from './node-package.ts';

const root = process.cwd();
const { version, command } = readArguments(process.argv.slice(2));
const bin = await installNode(root, version);
const [program = '', ...options] = command;
// First in the path: every program of node_modules/.bin asks for `node` there.
const env = { ...process.env, PATH: [bin, process.env['PATH']].join(delimiter) };
const child = spawn(join(root, 'node_modules', '.bin', program), options, { stdio: 'inherit', env });
child.once('error', (error) => {
  console.error(`${program}: ${error.message}`);
  process.exitCode = 127;
});
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
