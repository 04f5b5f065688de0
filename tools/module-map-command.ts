import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withModuleMap } from './docs/print-module-map.ts';

const path = 'docs/architecture.md';
const page = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
const wanted = withModuleMap(page);

if (!process.argv.includes('--check')) {
  writeFileSync(path, wanted);
  console.log(`${path} shows the module map`);
} else if (page === wanted) {
  console.log(`${path} agrees with tools/module-map.ts`);
} else {
  console.log(`${path} differs from tools/module-map.ts: run npm run module-map`);
  process.exitCode = 1;
}
