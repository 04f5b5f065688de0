/** Which part of the project may import which. The boundary check reads its rules from here. */

/** Which of our packages each may import; `tools` stands outside the product and may import anything. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'credit-math': [],
  server: ['contract', 'credit-math'],
  web: ['contract'],
  e2e: ['contract', 'tools'],
  bench: ['contract', 'server', 'web', 'tools'],
  tools: ['contract', 'credit-math', 'server', 'web', 'e2e', 'bench'],
};

/** Packages that run in Node and in browsers, so they import nothing of Node. */
export const portablePackages: ReadonlySet<string> = new Set(['contract', 'credit-math', 'web']);

/** The server's modules; each imports the public face of modules in columns further left, never of its own. */
export const moduleColumns: readonly (readonly string[])[] = [
  ['retailers', 'notifications', 'documents', 'books', 'reference', 'faces', 'document-text'],
  ['identity', 'borrowers'],
  ['policies', 'data-updates', 'receipt-links', 'cash', 'biometry'],
  ['decisions'],
  ['credit'],
  ['applications'],
  ['contracts'],
  ['payments', 'qr-purchases'],
  ['renegotiation', 'smartphone-sale', 'budgets'],
  ['pix'],
  ['cancellation', 'invoices'],
  ['projection'],
  ['billings'],
  ['transfers', 'service-centre', 'care'],
  ['accounting', 'reports', 'desk', 'network', 'events', 'support', 'audit', 'portal'],
  ['reconciliation'],
];

/** The web's layers; each imports layers further left, those of the last column also each other. */
export const webLayers: readonly (readonly string[])[] = [['ui'], ['lib'], ['domain'], ['features'], ['routes', 'app']];

/** The customers' pages stand beside the staff's app: they import these layers, where nothing knows the staff. */
export const customerLayer = { name: 'customer', imports: ['ui', 'lib', 'domain'] } as const;

/** Parts of the web that know the staff: no customer page reaches one, directly or behind another file. */
export const staffParts: readonly string[] = [
  'web/src/features/',
  'web/src/app/',
  'web/src/routes/',
  'web/src/lib/session/',
  'web/src/lib/api/call.ts',
];

/** Packages of others that a pure rule may import. */
export const purePackages: ReadonlySet<string> = new Set(['@balcao/contract', '@balcao/credit-math', 're2js', 'zod']);

/** Parts of the server's kernel that a pure rule may import: same in, same out. The rest reads or writes the world. */
export const pureKernelFiles: ReadonlySet<string> = new Set(['refusal.ts', 'digest.ts']);

/** The column of a name, counted from the left, or -1 for an unknown one. */
export function columnOf(columns: readonly (readonly string[])[], name: string): number {
  return columns.findIndex((column) => column.includes(name));
}
