import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Brotli bytes of JavaScript on the way to the first question; a bare React page is 57 KB. */
const BUDGET_BYTES = 85_000;

/** Files of the staff's app: its screens, its session, and the call that carries it. */
const staff = /\/web\/src\/(?:(?:features|app|routes)\/|lib\/session\/|lib\/api\.ts$|main\.tsx$|route-tree\.gen\.ts$)/;

/** What the check reads of a built chunk. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

interface Limits {
  /** End of the path of the entry's page. */
  readonly entry: string;
  readonly budgetBytes: number;
}

const limits: Limits = { entry: '/web/customer.html', budgetBytes: BUDGET_BYTES };

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

const brotliBytes = (chunks: readonly BuiltChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);

/** What is wrong with the customers' bundle: files of the staff in it, or more bytes than its budget. */
export function judgeCustomerBundle(chunks: readonly BuiltChunk[], { entry, budgetBytes }: Limits = limits): string[] {
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(entry));
  if (!first) return [`${entry} was not built`];
  const reached = reachedFrom([first], chunks, atOnceOrLater);
  const strangers = reached.flatMap(({ moduleIds }) => moduleIds.filter((id) => staff.test(id.replaceAll('\\', '/'))));
  // Each page by itself, on the way to its first question: what it loads after an answer waits for nobody.
  const pages = reachedFrom([first], chunks, atOnce).flatMap(({ dynamicImports }) =>
    chunks.filter(({ fileName }) => dynamicImports.includes(fileName)),
  );
  const ofPages = pages.map((page) => brotliBytes(reachedFrom([first, page], chunks, atOnce)));
  const bytes = Math.max(brotliBytes(reachedFrom([first], chunks, atOnce)), ...ofPages);
  return [
    ...strangers.map((id) => `customers' pages carry a file of the staff's app: ${id}`),
    ...(bytes > budgetBytes
      ? [`a page of customers loads ${bytes} bytes of JavaScript, more than ${budgetBytes}`]
      : []),
  ];
}

/** Fails the build when customers' pages carry the staff's app, or too much. */
export function customerBundle(): Plugin {
  return {
    name: 'balcao-customer-bundle',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
      const faults = judgeCustomerBundle(chunks);
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
