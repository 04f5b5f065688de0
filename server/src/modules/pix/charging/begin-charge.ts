import { randomBytes } from 'node:crypto';
import { sql } from '../../../kernel/db/sql.ts';
import { act, type Moment } from '../../../kernel/act/act.ts';
import { checkSameRequest } from '../../../kernel/act/claim.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { askerOf, type Customer, type Keyed, principalOf } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, phoneOf } from '../../borrowers/index.ts';
import { sendCapFragments } from '../../notifications/index.ts';
import { checkDebtor, checkPayer, paidCents, type PayableItem, type PayFacts } from '../../payments/index.ts';
import { statusAt } from '../answers.ts';
import { chargeFact } from '../facts.ts';
import type { PixPorts } from '../ports.ts';
import { cancelChargeFragment, openChargeFragment, txidFragment } from '../store.ts';
import { type PixChargeFact, pixCharges } from '../tables.ts';
import { chargeExpiry } from './charge-expiry.ts';
import type { Chargeable } from './chargeable.ts';

/** Who charges: an operator at the till, or the customer on the portal. */
export type Charger = Keyed | Keyed<Customer>;

/** A charge that is kept, whether the bank knows it or not. */
export interface BegunCharge {
  charge: PixChargeFact;
  borrower: BorrowerFact;
}

/**
 * Keeps a charge before the bank is asked for its code, or takes up the one that an earlier request under the key
 * began: it may be given to the bank again while it is not over and what it charges is owed as it was. One that is not
 * owed so any more is cancelled.
 * @throws GuardMissed when the customer has the code already: the answer kept under the key is the one to repeat.
 * @throws Refusal what `payInstallments` refuses, TOO_MANY_REQUESTS, PIX_CHARGE_EXPIRED, IDEMPOTENCY_KEY_REUSED for the
 * key with another body.
 */
export function beginCharge<Facts extends PayFacts>(
  platform: Platform,
  pix: PixPorts,
  by: Charger,
  of: Chargeable<Facts>,
): Promise<BegunCharge> {
  // What a customer pays from home comes by the bank, whatever the store that sold may do today.
  const check = by.kind === 'operator' ? checkPayer<Facts> : checkDebtor<Facts>;
  return act(platform, {
    // The key is claimed when the customer gets the code; until then the charge itself is kept under it.
    principal: principalOf(askerOf(by)),
    async read(db, { now, today }) {
      const begun = await findBegun(db, by);
      if (begun) checkUnanswered(begun.charge, now);
      const { facts } = check(await of.read(db, now), of.notFound);
      if (begun) return { begun, facts };
      return { facts, items: of.items(facts, today, of.expectedTotal) };
    },
    decide(read, moment) {
      if (read.begun) return takeUp(read.begun, read.facts, of, moment);
      return open(platform, by, { ...read, of }, { ...moment, minutes: pix.chargeMinutes });
    },
  });
}

/** @throws Refusal IDEMPOTENCY_KEY_REUSED for the key with another body. */
async function findBegun(db: Db | Tx, by: Charger): Promise<BegunCharge | undefined> {
  const shape = { charge: chargeFact, borrower: borrowerFact(sql.ref('pix.borrower_id')) };
  const { claim } = by;
  const isCharger =
    by.kind === 'operator'
      ? sql`pix.operator_id = ${by.actor.operatorId}::uuid`
      : sql`pix.operator_id is null and pix.borrower_id = ${by.borrowerId}::uuid`;
  const ofKey = sql`${isCharger} and pix.request_key = ${claim.key}::text`;
  const found = await rowOf(db, select(shape, sql`from ${pixCharges.sql} pix where ${ofKey}`));
  if (!found?.charge || !found.borrower) return undefined;
  checkSameRequest(claim, { route: claim.route, bodyHash: found.charge.bodyHash });
  return { charge: found.charge, borrower: found.borrower };
}

function checkUnanswered(charge: PixChargeFact, now: Date): void {
  const status = statusAt(charge, now);
  if (status === 'ACTIVE') throw new GuardMissed('activated_pix_charge');
  if (status !== 'CREATED') refuse('PIX_CHARGE_EXPIRED');
}

function takeUp<Facts extends PayFacts>(
  begun: BegunCharge,
  facts: Facts,
  of: Chargeable<Facts>,
  { today }: Pick<Moment, 'today'>,
): Decision<BegunCharge> {
  const { charge } = begun;
  try {
    // The bank is asked for what was charged, whether the request names a total or not.
    const items = of.items(facts, today, charge.amountCents);
    const isSame =
      sameIds(installmentIdsOf(of, items), charge.installmentIds) && sameIds(idsOf(items, 'feeId'), charge.feeIds);
    if (!isSame) refuse('PAYMENT_TOTAL_CHANGED', { details: { total: paidCents(items) } });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { id: subject, storeId } = charge;
    return { refusal, writes: [cancelChargeFragment(charge)], audit: { action: 'pix.canceled', subject, storeId } };
  }
  return { unchanged: begun };
}

const idsOf = (items: readonly PayableItem[], key: 'installmentId' | 'feeId') =>
  items.flatMap((item) => item[key] ?? []);
/** An agreement says by itself which installments its payment is spent on. */
const installmentIdsOf = (
  { agreementPaymentId }: Pick<Chargeable, 'agreementPaymentId'>,
  items: readonly PayableItem[],
) => (agreementPaymentId === null ? idsOf(items, 'installmentId') : []);
const sameIds = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join() === others.toSorted().join();

type ChargedAs = Pick<Chargeable, 'storeId' | 'agreementPaymentId' | 'amountContractId'>;

function open(
  platform: Platform,
  by: Charger,
  { of, facts, items }: { of: ChargedAs; facts: PayFacts; items: readonly PayableItem[] },
  { now, minutes }: Pick<Moment, 'now'> & { minutes: number },
): Decision<BegunCharge> {
  const { borrowerId, borrower } = facts;
  const { storeId, agreementPaymentId, amountContractId } = of;
  const phone = phoneOf(platform.secrets, borrower);
  const { retailerId, operatorId } = askerOf(by);
  const [id, txid, amountCents] = [newId(), randomBytes(16).toString('hex'), paidCents(items)];
  const charge: PixChargeFact = {
    borrowerId,
    id,
    txid,
    retailerId,
    storeId,
    operatorId,
    bodyHash: by.claim.bodyHash,
    installmentIds: installmentIdsOf(of, items),
    agreementPaymentId,
    amountContractId,
    feeIds: idsOf(items, 'feeId'),
    amountCents,
    status: 'CREATED',
    brCode: null,
    expiresAt: chargeExpiry(by.zone, now, minutes).toISOString(),
  };
  return {
    answer: { charge, borrower },
    // The code is sent once the bank gave it; that it may be is counted here, before the bank is asked.
    writes: [
      openChargeFragment(charge, by, now),
      txidFragment(charge),
      ...(phone ? sendCapFragments(platform, { to: phone, retailerId, operatorId, at: now }) : []),
    ],
    audit: { action: 'pix.charged', subject: id, storeId, detail: { txid, amountCents } },
  };
}
