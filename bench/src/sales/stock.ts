import type { Client } from './client.ts';

/** One sale to accept, or one to receive the first installment of. */
export interface Item {
  borrowerId: string;
  contractId: string;
  proposalId: string;
  installmentId: string | null;
  feeId: string | null;
}

/** Columns that a copied row does not take from its template: SQL over `s`, the new ids. */
type Changes = Record<string, string>;

const borrower = { borrower_id: 's.borrower_id' };
const contract = { ...borrower, contract_id: 's.contract_id' };
const own = { id: 'uuidv7()' };

const offerTables: Record<string, Changes> = {
  borrowers: { id: 's.borrower_id' },
  credit_limits: borrower,
  lookup_grants: borrower,
  contracts: { ...borrower, id: 's.contract_id', number: 's.n' },
  proposals: { ...contract, id: 's.proposal_id' },
  purchase_verifications: { ...contract, proposal_id: 's.proposal_id', usable_until: "now() + interval '1 day'" },
};

const saleTables: Record<string, Changes> = {
  ...offerTables,
  contracts: { ...offerTables['contracts'], accepted_proposal_id: 's.proposal_id' },
  installments: { ...contract, ...own },
  fees: { ...contract, ...own },
  journal_entries: { ...borrower, id: 's.entry_id', subject_id: 's.contract_id' },
  journal_lines: { ...borrower, entry_id: 's.entry_id' },
  receipts: { ...borrower, ...own, subject_id: 's.contract_id' },
};

/** The condition for the template's rows in a table: it has one contract, and only the verified proposal counts. */
function templateRows(table: string): string {
  if (table === 'borrowers') return 't.id = $1';
  if (table === 'proposals')
    return 't.borrower_id = $1 and t.id = (select proposal_id from purchase_verifications where borrower_id = $1)';
  return 't.borrower_id = $1';
}

async function copyRows(client: Client, table: string, changes: Changes, template: string): Promise<void> {
  const changed = Object.entries(changes).map(([column, value]) => `'${column}', ${value}`);
  await client.query(
    `insert into ${table} select r.* from stock s cross join ${table} t
      cross join lateral jsonb_populate_record(t, jsonb_build_object(${changed.join(', ')})) r where ${templateRows(table)}`,
    [template],
  );
}

/**
 * Copies a customer with one verified offer, or with one accepted sale, `number` times with new ids: each is touched
 * by one operation of the bench, as a shop meets a different customer each time.
 */
export async function makeStock(
  client: Client,
  kind: 'offer' | 'sale',
  template: string,
  number: number,
): Promise<Item[]> {
  await client.query('drop table if exists stock');
  await client.query(
    `create temporary table stock as select 'S' || uuidv7() as n, uuidv7() as borrower_id, uuidv7() as contract_id,
      uuidv7() as proposal_id, uuidv7() as entry_id from generate_series(1, $1::int)`.replace('$1', String(number)),
  );
  const tables = Object.entries(kind === 'offer' ? offerTables : saleTables);
  for (const [table, changes] of tables) await copyRows(client, table, changes, template);
  await client.query('analyze');
  await client.query('checkpoint');
  const items = await client.query<Item>(
    `select s.borrower_id as "borrowerId", s.contract_id as "contractId", s.proposal_id as "proposalId",
      i.id as "installmentId", f.id as "feeId" from stock s
    left join installments i on i.borrower_id = s.borrower_id and i.number = 1
    left join fees f on f.borrower_id = s.borrower_id`,
  );
  return items.rows;
}
