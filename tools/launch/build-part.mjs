import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fingerprint, isFresh, writeStamp } from './fingerprint.mjs';

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {{ name: string, state: 'fresh' | 'built' | 'kept' | 'failed', output: string }} Built */

/**
 * @param {string} root
 * @param {Part} part
 * @returns {string | undefined} the path of the build tool, undefined where only the product's own packages are installed
 */
function toolOf(root, { tool, program, folder }) {
  try {
    const manifest = createRequire(join(root, folder, 'package.json')).resolve(`${tool}/package.json`);
    return join(dirname(manifest), program);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {Part} part
 * @param {string} tool
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run(root, part, tool) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tool, ...part.options], {
      cwd: join(root, part.folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/**
 * Builds a part that is missing or older than its sources. Without its build tool, what was built before is kept.
 * @param {string} root
 * @param {Part} part
 * @returns {Promise<Built>}
 */
export async function buildPart(root, part) {
  const { name } = part;
  if (isFresh(root, part)) return { name, state: 'fresh', output: '' };
  const tool = toolOf(root, part);
  if (tool === undefined) {
    const isBuilt = part.outputs.every((path) => existsSync(join(root, path)));
    const output = `${name} is ${isBuilt ? 'built' : 'not built'} and ${part.tool} is not installed`;
    return { name, state: isBuilt ? 'kept' : 'failed', output };
  }
  console.log(`building the ${name} ...`);
  // Taken before the build: what changes meanwhile is built again next time.
  const print = fingerprint(root, part.sources);
  const { code, output } = await run(root, part, tool);
  if (code !== 0) return { name, state: 'failed', output };
  const missing = part.outputs.find((path) => !existsSync(join(root, path)));
  if (missing !== undefined) return { name, state: 'failed', output: `${output}${missing} was not written\n` };
  await writeStamp(root, part.stamp, print);
  return { name, state: 'built', output };
}
