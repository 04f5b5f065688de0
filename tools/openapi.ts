import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../server/src/kernel/http/openapi.ts';
import { clientTypes, clientTypesFile } from './api-client/generate.ts';

const file = fileURLToPath(new URL('../contract/openapi.json', import.meta.url));
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
const written: readonly (readonly [file: string, text: string])[] = [
  [file, text],
  [clientTypesFile, await clientTypes(text)],
];

for (const [path, wanted] of written) {
  if (!process.argv.includes('--check')) await writeFile(path, wanted);
  else if ((await readFile(path, 'utf8').catch(() => '')) !== wanted) {
    process.stderr.write(`${path} is not what the contract says: run npm run openapi and commit it\n`);
    process.exitCode = 1;
  }
}
