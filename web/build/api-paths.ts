import { readFileSync } from 'node:fs';

const document = new URL('../../contract/openapi.json', import.meta.url);

/** What the addresses of the API match, and those of pages do not: the source of a regular expression. */
export function apiPaths(): string {
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as { paths: Record<string, unknown> };
  const patterns = Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '[^/?]+'));
  return `^(${patterns.join('|')})(\\?|$)`;
}
