import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Addresses of the staff's pages as the route tree lists them, '/render/$ids/$type' among them; not the catch-all. */
export function pagesOf(routeTree: string): string[] {
  const [, listed = ''] = /fullPaths:([^;]+);/.exec(routeTree) ?? [];
  const paths = [...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(?<=.)\/$/, ''));
  return [...new Set(paths)].filter((path) => !path.endsWith('/$')).sort();
}

/** Writes `pages.json` beside the built pages: the server answers these addresses with the app, whoever asks. */
export function pageList(): Plugin {
  return {
    name: 'balcao-page-list',
    apply: 'build',
    enforce: 'post',
    generateBundle() {
      const routeTree = fileURLToPath(new URL('../src/route-tree.gen.ts', import.meta.url));
      const pages = pagesOf(readFileSync(routeTree, 'utf8'));
      if (!pages.includes('/login')) this.error('the route tree lists no pages');
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
    },
  };
}
