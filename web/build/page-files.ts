import { basename } from 'node:path';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What is read of a built chunk. */
interface BuiltChunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

/** Addresses of the customers' pages with the file of their screen, as the table of routes lists them. */
export function screensOf(routes: string): ReadonlyMap<string, string> {
  const listed = [...routes.matchAll(/'(\/c\/[^']+)': \(\) =>\s+import\('\.\/screens\/([^']+)'\)/g)];
  return new Map(listed.map(([, address = '', file = '']) => [address, file]));
}

/** A chunk and all that it imports at once: scripts and style sheets, as addresses. */
function filesOf(first: BuiltChunk, chunks: readonly BuiltChunk[]): Set<string> {
  const reached = new Set([first]);
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  return new Set(
    [...reached].flatMap(({ fileName, viteMetadata }) =>
      [fileName, ...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
    ),
  );
}

/** What each page of customers loads beyond what `customer.html` names; an address without a chunk of its own is left out. */
export function pageFilesOf(
  screens: ReadonlyMap<string, string>,
  chunks: readonly BuiltChunk[],
): Record<string, readonly string[]> {
  const begun = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/web/customer.html'));
  const known = begun ? filesOf(begun, chunks) : new Set<string>();
  const listed = [...screens].flatMap(([address, screen]) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId && basename(facadeModuleId) === screen);
    return chunk ? [[address, [...filesOf(chunk, chunks)].filter((file) => !known.has(file))] as const] : [];
  });
  return Object.fromEntries(listed);
}

/**
 * Writes `page-files.json`: the server names these files in the page itself, so that a phone on a slow line asks for them
 * with the first script and not after it has run.
 */
export function pageFiles(): Plugin {
  return {
    name: 'balcao-page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const routes = fileURLToPath(new URL('../src/customer/routes.ts', import.meta.url));
      const screens = screensOf(readFileSync(routes, 'utf8'));
      const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
      const files = pageFilesOf(screens, chunks);
      const missing = [...screens.keys()].filter((address) => !Object.hasOwn(files, address));
      if (screens.size === 0 || missing.length > 0) this.error(`no screen was built for ${missing.join(', ') || '/c'}`);
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(files) });
    },
  };
}
