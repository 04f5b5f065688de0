import type { CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Db, Tx } from '../../kernel/db/database.ts';
import {
  cast,
  centsOf,
  fact,
  factList,
  known,
  maxOf,
  rowOf,
  rowsOf,
  select,
  type ShapeOf,
} from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import { operatorNameFact } from '../identity/index.ts';
import { policyFact } from '../policies/index.ts';
import { storeNameFact } from '../retailers/index.ts';
import { type Terms, usualTerms } from './rules/due-on.ts';
import type { Head } from './store.ts';
import { remittances, transferBatches, transferHeads, transferItems, transferSteps } from './tables.ts';

const i = transferItems.fact('i');
const b = transferBatches.fact('b');
const s = transferSteps.fact('s');

const sumsOf = {
  count: cast('integer', sql`count(*)`),
  principalCents: centsOf(sql`sum(i.principal_cents)`),
  feeCents: centsOf(sql`sum(i.fee_cents)`),
  discountCents: centsOf(sql`sum(i.discount_cents)`),
  amountCents: centsOf(sql`sum(i.amount_cents)`),
};
/** What a batch holds by store and kind. */
const partsFact = factList(
  { storeId: i.storeId, kind: i.kind, ...sumsOf },
  sql`from ${transferItems.sql} i where i.retailer_id = b.retailer_id and i.batch_id = b.id
    group by i.store_id, i.kind order by i.store_id, i.kind`,
);
const stepsFact = factList(
  pick(s, 'step', 'finishedAt', 'finishedByName', 'endToEndId', 'fileName'),
  sql`from ${transferSteps.sql} s where s.retailer_id = b.retailer_id and s.batch_id = b.id`,
);

const batchShape = {
  ...b,
  version: known(b.version),
  setOffCents: known(b.setOffCents),
  parts: partsFact,
  steps: stepsFact,
};
/** A batch with what it holds and its finished steps. */
export type Batch = ShapeOf<typeof batchShape>;
export type BatchPart = Batch['parts'][number];

/** Batches by a condition on `b`. */
export async function batchesWhere(db: Db | Tx, rest: Template): Promise<Batch[]> {
  const found = await rowOf(
    db,
    select({ batches: factList(batchShape, sql`from ${transferBatches.sql} b where ${rest}`) }),
  );
  return found?.batches ?? [];
}

/** One batch of a retailer; undefined of an unknown or a foreign id. */
export const findBatch = async (db: Db | Tx, retailerId: string, id: string): Promise<Batch | undefined> =>
  (await batchesWhere(db, sql`b.retailer_id = ${retailerId}::uuid and b.id = ${id}::uuid`))[0];

const h = transferHeads.fact('h');

/** How far a retailer's batches are; of none yet at the beginning. */
export async function readHead(db: Db | Tx, retailerId: string): Promise<Head> {
  const head = fact(
    pick(h, 'version', 'carriedCents'),
    sql`from ${transferHeads.sql} h where h.retailer_id = ${retailerId}::uuid`,
  );
  return (await rowOf(db, select({ head })))?.head ?? { version: 0, carriedCents: cents(0) };
}

const itemShape = {
  ...pick(i, 'id', 'kind', 'borrowerId', 'contractId', 'storeId', 'operatorId', 'onDay', 'dueOn', 'amountCents'),
  principalCents: known(i.principalCents),
  feeCents: known(i.feeCents),
  discountCents: known(i.discountCents),
};
export type WaitingItem = ShapeOf<typeof itemShape>;

/** What of a retailer is in no batch, by a condition on its due day. */
export const waitingItems = (db: Db | Tx, retailerId: string, due: Template): Promise<WaitingItem[]> =>
  rowsOf(
    db,
    select(
      itemShape,
      sql`from ${transferItems.sql} i where i.retailer_id = ${retailerId}::uuid and i.batch_id is null and ${due}
        order by i.happened_at, i.id`,
    ),
  );

/** What is in no batch yet, by retailer and due day; of one retailer when it is named. */
export const waitingDays = (db: Db, retailerId: string | null) =>
  rowsOf(
    db,
    select(
      { retailerId: i.retailerId, dueOn: i.dueOn, count: sumsOf.count, amountCents: sumsOf.amountCents },
      sql`from ${transferItems.sql} i where i.batch_id is null
        and (${retailerId}::uuid is null or i.retailer_id = ${retailerId}::uuid)
        group by i.retailer_id, i.due_on order by i.due_on, i.retailer_id`,
    ),
  );

/** What was agreed with a retailer on a day. */
export async function termsOn(db: Db | Tx, retailerId: string, day: CivilDate): Promise<Terms> {
  const terms = policyFact('settlement', { retailerId, variant: 'STANDARD' }, day);
  return (await rowOf(db, select({ terms })))?.terms ?? usualTerms;
}

/** When the sale of a contract is due, while it is in no batch; null once it is, or of no sale. */
export async function waitingSaleDueOn(db: Db | Tx, retailerId: string, contractId: string): Promise<CivilDate | null> {
  const row = await rowOf(
    db,
    select(
      pick(transferItems.row('i'), 'dueOn'),
      sql`from ${transferItems.sql} i where i.retailer_id = ${retailerId}::uuid and i.contract_id = ${contractId}::uuid
        and i.kind = 'SALE' and i.batch_id is null`,
    ),
  );
  return row?.dueOn ?? null;
}

const sale = transferItems.row('i');
const saleShape = {
  contractId: known(sale.contractId),
  operatorId: known(sale.operatorId),
  ...pick(sale, 'happenedAt', 'storeId'),
  principalCents: known(sale.principalCents),
  feeCents: known(sale.feeCents),
  storeName: known(storeNameFact(sale.retailerId, sale.storeId)),
  operatorName: known(operatorNameFact(sale.retailerId, known(sale.operatorId))),
};

/** Sales of a batch, the oldest first; of one store when it is named. */
export const salesOfBatch = (
  db: Db,
  { retailerId, batchId, storeId }: { retailerId: string; batchId: string; storeId: string | undefined },
) =>
  rowsOf(
    db,
    select(
      saleShape,
      sql`from ${transferItems.sql} i where i.retailer_id = ${retailerId}::uuid and i.batch_id = ${batchId}::uuid
        and i.kind = 'SALE' and (${storeId ?? null}::uuid is null or i.store_id = ${storeId ?? null}::uuid)
        order by i.happened_at, i.id`,
    ),
  );

/** A step with what was attached to it, sealed. */
export const findStep = (db: Db, of: { retailerId: string; batchId: string; step: string }) =>
  rowOf(
    db,
    select(
      pick(transferSteps.row('s'), 'fileName', 'contentType', 'contentSealed'),
      sql`from ${transferSteps.sql} s where s.retailer_id = ${of.retailerId}::uuid and s.batch_id = ${of.batchId}::uuid
        and s.step = ${of.step}::text`,
    ),
  );

/** Batches that a file to the bank would pay. */
export const batchesToRemit = (db: Db | Tx): Promise<Batch[]> =>
  batchesWhere(
    db,
    sql`b.status = 'AT_TRANSITORY_ACCOUNT' and b.reversed_at is null and b.held_at is null and b.remittance_number is null
      and b.payout_id is null
      order by b.on_day, b.retailer_id`,
  );

const m = remittances.row('m');

/** The number of the last file; 0 before the first. */
export async function lastRemittance(db: Db | Tx): Promise<number> {
  const last = maxOf(m.number);
  return (await rowOf(db, select({ last }, sql`from ${remittances.sql} m`)))?.last ?? 0;
}

export const findRemittance = (db: Db | Tx, number: number) =>
  rowOf(
    db,
    select(pick(m, 'number', 'lines', 'content'), sql`from ${remittances.sql} m where m.number = ${number}::integer`),
  );

/** The newest files. */
export const newestRemittances = (db: Db | Tx) =>
  rowsOf(
    db,
    select(
      pick(m, 'number', 'madeAt', 'lines'),
      sql`from ${remittances.sql} m order by m.number desc limit ${sql.lit(10)}`,
    ),
  );
