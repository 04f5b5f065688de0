import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { referenceFiles } from './reference-files.ts';

// `npm run reference`: writes the country's lists that the server answers, from the package that keeps them.
const folder = new URL('../../server/src/modules/reference/data/', import.meta.url);
for (const [name, text] of Object.entries(referenceFiles())) writeFileSync(fileURLToPath(new URL(name, folder)), text);
