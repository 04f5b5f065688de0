import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { refuse } from '../../kernel/refusal.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { retailerFact, type RetailerFact, retailerHoldFact } from '../retailers/index.ts';

/** Whose audit is read, and how much of it. */
export interface AuditPlace {
  retailer: RetailerFact;
  /** The caller belongs to another retailer: the provider's analyst. */
  isForeign: boolean;
  isProvider: boolean;
  /** What happened in this store alone; all of it when undefined, nothing when null. */
  onlyStoreId: string | null | undefined;
}

/**
 * Whose audit an operator may read: that of the own retailer, a manager that of the own store, and the provider's analyst
 * that of everybody.
 * @throws Refusal RETAILER_NOT_FOUND
 */
export async function readPlace(db: Db | Tx, actor: Actor, asked = actor.retailerId): Promise<AuditPlace> {
  const shape = { hold: retailerHoldFact(actor.retailerId), own: retailerFact(actor.retailerId) };
  const { hold, own } = (await rowOf(db, select(shape))) ?? {};
  if (!hold || !own) refuse('RETAILER_NOT_FOUND');
  const { isProvider } = hold;
  const onlyStoreId = actor.role === 'manager' ? actor.storeId : undefined;
  if (asked === actor.retailerId) return { retailer: own, isForeign: false, isProvider, onlyStoreId };
  if (!isProvider || actor.role !== 'analyst') refuse('RETAILER_NOT_FOUND');
  const found = await asSystem('audit-of-another', () => rowOf(db, select({ other: retailerFact(asked) })));
  if (!found?.other) refuse('RETAILER_NOT_FOUND');
  return { retailer: found.other, isForeign: true, isProvider, onlyStoreId };
}

/** Runs a read of a place: of another retailer as the product itself, else as the request, which reaches its own alone. */
export const seeing = <T>({ isForeign }: AuditPlace, work: () => T): T =>
  isForeign ? asSystem('audit-of-another', work) : work();
