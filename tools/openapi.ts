import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../server/src/kernel/http/openapi.ts';

const file = fileURLToPath(new URL('../contract/openapi.json', import.meta.url));
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed !== text) {
    process.stderr.write('contract/openapi.json is not what the contract says: run npm run openapi and commit it\n');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, text);
}
