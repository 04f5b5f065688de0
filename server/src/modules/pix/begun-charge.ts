import { cents } from '@balcao/credit-math';
import { sql } from 'kysely';
import { auditFragment } from '../../kernel/audit/audit.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import { dayIn } from '../../kernel/clock.ts';
import { GuardMissed, guardedWrite } from '../../kernel/db/guarded-write.ts';
import { checkSameRequest, type Claim } from '../../kernel/idempotency/once.ts';
import type { Platform } from '../../kernel/platform.ts';
import { Refusal, refuse } from '../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact } from '../borrowers/index.ts';
import {
  checkPayer,
  type PayFacts,
  readPayFacts,
  type PayableItem,
  chosenItems,
  contractsOf,
  type PayAsk,
} from '../payments/index.ts';
import { statusAt } from './answers.ts';
import { chargeJson } from './facts.ts';
import { paidCents } from './rules/settle-pix.ts';
import { cancelChargeFragment } from './store.ts';
import type { PixChargeRow } from './tables.ts';

/** A charge that is kept, whether the bank knows it or not. */
export interface BegunCharge {
  charge: PixChargeRow;
  borrower: BorrowerFact;
}

/**
 * The charge that an earlier request under the key began.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED for the key with another body.
 */
export async function findBegun({ db }: Platform, claim: Claim): Promise<BegunCharge | undefined> {
  const found = await sql<BegunCharge>`
    select ${chargeJson} as charge, ${borrowerFact(sql.ref('pix.borrower_id'))} as borrower from pix_charges pix
    where pix.operator_id = ${claim.operatorId}::uuid and pix.request_key = ${claim.key}::text`.execute(db);
  const [begun] = found.rows;
  if (begun) checkSameRequest(claim, { route: claim.route, bodyHash: begun.charge.bodyHash });
  return begun;
}

/**
 * A begun charge may be given to the bank again: it is not over, and what it charges is owed as it was. One that is not
 * owed so any more is cancelled.
 * @throws GuardMissed when the customer has the code already: the answer kept under the key is the one to repeat.
 * @throws Refusal PIX_CHARGE_EXPIRED, or what `payInstallments` refuses.
 */
export async function checkBegun(platform: Platform, actor: Actor, { charge }: BegunCharge, ask: PayAsk) {
  const now = platform.clock.now();
  const status = statusAt(charge, now);
  if (status === 'ACTIVE') throw new GuardMissed('activated_pix_charge');
  if (status !== 'CREATED') refuse('PIX_CHARGE_EXPIRED');
  const contracts = contractsOf(ask.installmentIds);
  const read = await readPayFacts(platform.db, actor, { storeId: ask.storeId, contracts }, now);
  const { facts } = checkPayer(read, 'INSTALLMENT_NOT_FOUND');
  try {
    checkSameDebt(charge, facts, ask, actor, now);
  } catch (error) {
    if (error instanceof Refusal) await cancel(platform, actor, charge, now);
    throw error;
  }
}

function checkSameDebt(charge: PixChargeRow, facts: PayFacts, ask: PayAsk, actor: Actor, now: Date): void {
  // The bank is asked for what was charged, whether the request names a total or not.
  const items = chosenItems(facts, { ...ask, expectedTotal: cents(charge.amountCents) }, dayIn(actor.zone, now));
  const isSame =
    sameIds(idsOf(items, 'installmentId'), charge.installmentIds) && sameIds(idsOf(items, 'feeId'), charge.feeIds);
  if (!isSame) refuse('PAYMENT_TOTAL_CHANGED', { details: { total: paidCents(items) } });
}

const idsOf = (items: readonly PayableItem[], key: 'installmentId' | 'feeId') =>
  items.flatMap((item) => item[key] ?? []);
const sameIds = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join() === others.toSorted().join();

function cancel({ db }: Platform, actor: Actor, charge: PixChargeRow, at: Date): Promise<void> {
  const { id, storeId } = charge;
  return guardedWrite(db, [
    cancelChargeFragment(charge),
    auditFragment({ actor, at, storeId, action: 'pix.canceled', subject: id }),
  ]);
}
