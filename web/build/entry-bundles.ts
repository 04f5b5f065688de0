import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What a page with a budget may load, in bytes of brotli; a bare React page is 57 KB. */
export interface Entry {
  /** End of the path of the entry's page. */
  readonly page: string;
  readonly budgetBytes: number;
  /** Each costs a slow connection more than some kilobytes do. */
  readonly mostFiles: number;
  /** Pages of its own that it imports later: each counts by itself, and carries no stranger either. */
  readonly hasPages: boolean;
  /** Modules that it never loads. */
  readonly strangers: RegExp;
}

export const customers: Entry = {
  page: '/web/customer.html',
  budgetBytes: 81_000,
  // One of them is the question of the CPF, which two pages ask; another the small parts that most pages show.
  mostFiles: 11,
  hasPages: true,
  // Files of the staff's app: its screens, its session, and the call that carries it.
  strangers: /\/web\/src\/(?:(?:features|app|routes)\/|lib\/session\/|lib\/api\.ts$|main\.tsx$|route-tree\.gen\.ts$)/,
};

export const login: Entry = {
  page: '/web/login.html',
  budgetBytes: 95 * 1024,
  mostFiles: 6,
  hasPages: false,
  // The app behind the login, and libraries that a first page on a slow link does without.
  strangers:
    /\/web\/src\/(?:routes\/|route-tree\.gen\.ts$)|\/node_modules\/(?:@tanstack|zod|xstate|react-number-format|openid-client|pdfjs-dist)\//,
};

/** What the check reads of a built chunk. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

type NamesOf = (chunk: BuiltChunk) => readonly string[];
const atOnce: NamesOf = ({ imports }) => imports;
const atOnceOrLater: NamesOf = ({ imports, dynamicImports }) => [...imports, ...dynamicImports];

/** Some chunks and every chunk that they load. */
function reachedFrom(first: readonly BuiltChunk[], chunks: readonly BuiltChunk[], namesOf: NamesOf): BuiltChunk[] {
  const reached = new Set(first);
  for (const one of reached) {
    for (const name of namesOf(one)) {
      const next = chunks.find(({ fileName }) => fileName === name);
      if (next) reached.add(next);
    }
  }
  return [...reached];
}

/** Most chunks are loaded by many pages: each is packed once. */
const packed = new WeakMap<BuiltChunk, number>();

function packedBytes(chunk: BuiltChunk): number {
  const bytes = packed.get(chunk) ?? brotliCompressSync(chunk.code).length;
  packed.set(chunk, bytes);
  return bytes;
}

const brotliBytes = (chunks: readonly BuiltChunk[]): number =>
  chunks.reduce((sum, chunk) => sum + packedBytes(chunk), 0);

const withSlashes = (id: string) => id.replaceAll('\\', '/');

/** What is wrong with the bundle of a page: modules that are strangers there, or more bytes than its budget. */
export function judgeEntry(entry: Entry, chunks: readonly BuiltChunk[]): string[] {
  const { page, budgetBytes, mostFiles, hasPages, strangers } = entry;
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId && withSlashes(facadeModuleId).endsWith(page));
  if (!first) return [`${page} was not built`];
  const reached = reachedFrom([first], chunks, hasPages ? atOnceOrLater : atOnce);
  const found = reached.flatMap(({ moduleIds }) => moduleIds.filter((id) => strangers.test(withSlashes(id))));
  const begun = reachedFrom([first], chunks, atOnce);
  // On the way to the first question: what a page loads after an answer waits for nobody.
  const later = hasPages
    ? chunks.filter(({ fileName }) => begun.some((one) => one.dynamicImports.includes(fileName)))
    : [];
  const pages = [begun, ...later.map((one) => reachedFrom([first, one], chunks, atOnce))];
  const bytes = Math.max(...pages.map(brotliBytes));
  const files = Math.max(...pages.map(({ length }) => length));
  return [
    ...found.map((id) => `${page} carries a stranger: ${id}`),
    ...(bytes > budgetBytes ? [`${page} loads ${bytes} bytes of JavaScript, more than ${budgetBytes}`] : []),
    ...(files > mostFiles ? [`${page} loads ${files} files, more than ${mostFiles}`] : []),
  ];
}

/** Fails the build when a page with a budget carries what it must not, or too much. */
export function entryBundles(): Plugin {
  return {
    name: 'balcao-entry-bundles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
      const faults = [customers, login].flatMap((entry) => judgeEntry(entry, chunks));
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
