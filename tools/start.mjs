import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildPart } from './launch/build-part.mjs';
import { serverPart, webPart } from './launch/parts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = [serverPart, webPart];
const built = await Promise.all(parts.map((part) => buildPart(root, part)));

for (const { name, state, output } of built) {
  if (state === 'failed') console.error(`The ${name} could not be built:\n${output}`);
  if (state === 'kept') console.warn(`Starting the ${name} as it was built before: ${output}`);
}
if (built.some(({ state }) => state === 'failed')) process.exit(1);

// In this process, so that SIGTERM reaches the server itself.
await import(pathToFileURL(join(root, 'server/dist/main.js')).href);
