import type { Db, Tx } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { listKeptContacts } from '../retailers/index.ts';
import { type Batch, findBatch } from './facts.ts';
import type { BatchKey } from './store.ts';
import { type BatchRetailer, type DeskBatch, deskView } from './views.ts';

/** A batch with its retailer: what every act on one reads. */
export interface BatchFacts {
  batch: Batch;
  retailer: BatchRetailer | undefined;
}

/** @throws Refusal BATCH_NOT_FOUND. */
export async function readBatch(db: Db | Tx, retailerId: string, id: string): Promise<BatchFacts> {
  const batch = (await findBatch(db, retailerId, id)) ?? refuse('BATCH_NOT_FOUND');
  const [retailer] = await listKeptContacts(db, retailerId);
  return { batch, retailer };
}

export const keyOf = ({ batch }: BatchFacts): BatchKey => ({
  retailerId: batch.retailerId,
  id: batch.id,
  version: batch.version,
});

/** The batch as it stands once an act is through. */
export async function shownBatch(
  db: Db,
  of: { retailerId: string; id: string },
  operatorId: string,
): Promise<DeskBatch> {
  const { batch, retailer } = await readBatch(db, of.retailerId, of.id);
  return deskView(batch, retailer, operatorId);
}

/** Someone else changed it since it was read, or was first at the same step. */
export const raced = { missed: { batch: 'BATCH_MOVED' }, taken: 'BATCH_MOVED' } as const;
