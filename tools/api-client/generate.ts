import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

export const clientTypesFile = fileURLToPath(new URL('schema.gen.ts', import.meta.url));

/** The types of the API as a client of others generates them from the document. */
export async function clientTypes(document: string): Promise<string> {
  return `// Written by \`npm run openapi\`.\n${astToString(await openapiTS(document, { defaultNonNullable: false }))}`;
}
