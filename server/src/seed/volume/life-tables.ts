import type pg from 'pg';
import { placements } from '../../distribution/families.ts';
import type { Placement } from '../../kernel/db/table.ts';

/** A table that holds a part of a borrower's life. */
export interface LifeTable {
  name: string;
  /** Columns that are written, as COPY takes them: '"id", "borrower_id"'. */
  columns: string;
  /** Which of a borrower's rows are copied; `$` stands for the borrower. */
  where: string;
}

/** Tables that are no part of a life, each with why a copied customer needs none of their rows. */
const leftBehind: Readonly<Record<string, string>> = {
  approvals: 'of operators',
  audit_entries: 'who did what; copies did nothing',
  bank_lines: 'what a bank says, of no copy',
  bank_matches: 'likewise',
  bank_statements: 'likewise',
  budget_visits: 'of visitors, who are no customers yet',
  billing_invoices: 'no week of copies is billed',
  billing_numbers: 'likewise',
  billing_receipts: 'likewise',
  cash_moves: 'drawers are of operators; no drawer knows of the cash of copies',
  chat_conversations: 'of telephones',
  chat_messages: 'likewise',
  claims: 'answers of requests; copies asked nothing',
  device_lock_words: 'a device is sold once',
  incentive_payout_lines: 'no month of copies is paid',
  incentive_payouts: 'likewise',
  jobs: 'the models have none to do',
  login_codes: 'of operators',
  login_failures: 'of operators',
  login_steps: 'of operators',
  lookup_grants: 'leave of an operator to see a customer',
  messages: 'copies were told nothing',
  operator_identifiers: 'of operators',
  passkeys: 'of operators',
  payouts: 'what a bank was asked to pay, of no copy',
  phone_changes: 'copies asked for nothing',
  pix_unmatched: 'money of nobody known',
  quota_uses: 'copies asked for nothing',
  remittances: 'files to a bank, of no copy',
  retailer_changes: 'of retailers',
  retailer_entries: 'of retailers',
  retailer_lines: 'of retailers',
  retailer_sales: 'what is projected is filled from the sales afterwards',
  sale_changes: 'likewise',
  sales_goals: 'of stores and operators',
  second_factor_resets: 'of operators',
  sign_on_uses: 'of operators',
  store_codes: 'printed by each shop',
  store_requests: 'copies asked for nothing',
  support_requests: 'of operators',
  transfer_batches: 'no copy is paid to its retailer',
  transfer_heads: 'likewise',
  transfer_items: 'likewise',
  transfer_steps: 'likewise',
  unseen_moves: 'of the bank, of no copy',
};

/** Columns that copies leave at their default. */
const leftAtDefault: Readonly<Record<string, readonly string[]>> = { journal_entries: ['is_in_drawer'] };

/** Ids of the shops themselves: copies buy where their models do. */
const idsOfShops: ReadonlySet<string> = new Set(['retailer_id', 'store_id', 'operator_id']);

/** A table of a retailer that names nothing but shops is of no customer. */
const isOfShops = (columns: readonly string[], placement: Placement | undefined) =>
  placement?.family === 'retailer' && columns.every((column) => !column.endsWith('_id') || idsOfShops.has(column));

/** Offers that were not chosen are left behind: eight times the rows, and nothing reads them again. */
const parts: Readonly<Record<string, string>> = {
  borrowers: 'id = $',
  contract_numbers: 'borrower_id = $ and subject_id in (select id from contracts where borrower_id = $)',
  proposals: 'borrower_id = $ and id in (select accepted_proposal_id from contracts where borrower_id = $)',
};

const CATALOGUE = `
  select c.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
    array(select r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as parents
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.oid`;

interface Catalogued {
  name: string;
  columns: string[];
  parents: string[];
}

/** Tables after those that their foreign keys point to. */
function parentsFirst(tables: readonly Catalogued[]): Catalogued[] {
  const sorted: Catalogued[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter(({ parents }) => !parents.some((parent) => waiting.has(parent)));
    if (free.length === 0) throw new Error(`foreign keys go in a circle: ${[...waiting].join(', ')}`);
    sorted.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return sorted;
}

/**
 * The tables of a borrower's life, parents first: every placed table that has the borrower, with the columns that the
 * database has.
 * @throws Error naming tables that are neither of a life nor left behind, so that none is forgotten.
 */
export async function readLifeTables(
  client: pg.Client,
  placed: ReadonlyMap<string, Placement> = placements,
): Promise<LifeTable[]> {
  const { rows } = await client.query<Catalogued>(CATALOGUE);
  const isCopied = ({ name, columns }: Catalogued) => name in parts || columns.includes('borrower_id');
  const candidates = rows.filter(({ name, columns }) => {
    const placement = placed.get(name);
    return placement?.family !== 'shared' && !isOfShops(columns, placement) && !(name in leftBehind);
  });
  const unknown = candidates.filter((table) => !placed.has(table.name) || !isCopied(table)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new Error(`of no borrower, and not left behind in life-tables.ts: ${unknown.toSorted().join(', ')}`);
  }
  return parentsFirst(candidates).map(({ name, columns }) => ({
    name,
    columns: columns
      .filter((column) => !leftAtDefault[name]?.includes(column))
      .map((column) => `"${column}"`)
      .join(', '),
    where: parts[name] ?? 'borrower_id = $',
  }));
}

/** Ids that copies share with their model: rows of tables that every machine has, and of whoever sold. */
export async function readSharedIds(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<Catalogued>(CATALOGUE);
  const ids = new Set<string>();
  for (const { name, columns } of rows) {
    const isKept = placements.get(name)?.family === 'shared' || name === 'stores' || name === 'operators';
    if (!isKept || !columns.includes('id')) continue;
    const found = await client.query<{ id: string }>(`select id::text as id from ${name}`);
    for (const { id } of found.rows) ids.add(id);
  }
  return ids;
}
