import { randomBytes } from 'node:crypto';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { phoneOf } from '../../borrowers/index.ts';
import { checkSendCaps, messageFragments } from '../../notifications/index.ts';
import { checkPayer, readPayFacts, chosenItems, contractsOf, type PayAsk } from '../../payments/index.ts';
import { type ChargeAnswer, chargeAnswer } from '../answers.ts';
import { type BegunCharge, checkBegun, findBegun } from '../begun-charge.ts';
import { chargeMessage } from '../messages.ts';
import type { PixPorts } from '../ports.ts';
import { chargeExpiry } from '../charge-expiry.ts';
import { paidCents } from '../rules/settle-pix.ts';
import { activateChargeFragment, openChargeFragment, txidFragment } from '../store.ts';
import type { PixChargeRow } from '../tables.ts';

/**
 * Charges installments by Pix, at the amounts of today with all open fees: keeps the charge, asks the bank outside any
 * transaction, then sends the customer the code. The same key takes a charge up again that the bank did not answer,
 * while the same is owed.
 * @throws Refusal what `payInstallments` refuses, TOO_MANY_REQUESTS, SERVICE_UNAVAIBLE while the bank does not answer,
 * PIX_CHARGE_EXPIRED when the charge of the key is over.
 */
export function createCharge(
  platform: Platform,
  pix: PixPorts,
  actor: Actor,
  claim: Claim,
  ask: PayAsk,
): Promise<ChargeAnswer> {
  return once(platform.db, claim, async () => {
    const earlier = await findBegun(platform, claim);
    if (earlier) await checkBegun(platform, actor, earlier, ask);
    const begun = earlier ?? (await begin(platform, pix, actor, claim, ask));
    const brCode = await codeFromBank(platform, pix, begun.charge);
    return activate(platform, actor, claim, begun, brCode);
  });
}

async function begin(platform: Platform, pix: PixPorts, actor: Actor, claim: Claim, ask: PayAsk): Promise<BegunCharge> {
  const now = platform.clock.now();
  const contracts = contractsOf(ask.installmentIds);
  const read = await readPayFacts(platform.db, actor, { storeId: ask.storeId, contracts }, now);
  const { facts } = checkPayer(read, 'INSTALLMENT_NOT_FOUND');
  const items = chosenItems(facts, ask, dayIn(actor.zone, now));
  const phone = phoneOf(platform.secrets, facts.borrower);
  if (phone) await checkSendCaps(platform, { to: phone, actor });
  const charge: PixChargeRow = {
    borrowerId: facts.borrowerId,
    id: newId(),
    txid: randomBytes(16).toString('hex'),
    retailerId: actor.retailerId,
    storeId: ask.storeId,
    bodyHash: claim.bodyHash,
    installmentIds: items.flatMap((item) => item.installmentId ?? []),
    feeIds: items.flatMap((item) => item.feeId ?? []),
    amountCents: paidCents(items),
    status: 'CREATED',
    brCode: null,
    expiresAt: chargeExpiry(actor.zone, now, pix.chargeMinutes).toISOString(),
  };
  const { id, storeId, amountCents, txid } = charge;
  await guardedWrite(platform.db, [
    openChargeFragment(charge, claim, now),
    txidFragment(charge),
    auditFragment({ actor, at: now, storeId, action: 'pix.charged', subject: id, detail: { txid, amountCents } }),
  ]);
  return { charge, borrower: facts.borrower };
}

async function codeFromBank({ log }: Platform, { provider }: PixPorts, charge: PixChargeRow): Promise<string> {
  const { txid, amountCents, expiresAt } = charge;
  try {
    return (await provider.createCharge({ txid, amountCents, expiresAt: new Date(expiresAt) })).brCode;
  } catch (error) {
    log.warn({ err: error, chargeId: charge.id }, 'the Pix bank did not take a charge');
    return refuse('SERVICE_UNAVAIBLE');
  }
}

async function activate(platform: Platform, actor: Actor, claim: Claim, begun: BegunCharge, brCode: string) {
  const { charge, borrower } = begun;
  const now = platform.clock.now();
  const phone = phoneOf(platform.secrets, borrower);
  const answer = chargeAnswer({ ...charge, status: 'ACTIVE', brCode }, [], now);
  await guardedWrite(platform.db, [
    activateChargeFragment(charge, brCode),
    ...(phone
      ? messageFragments(platform, {
          dedupKey: `pix-charge:${charge.id}`,
          // Longer than an SMS, and to be copied.
          channel: 'WHATSAPP',
          purpose: 'PIX_CHARGE',
          to: phone,
          text: chargeMessage(platform.brand, charge, brCode, actor.zone),
          retailerId: charge.retailerId,
          operatorId: actor.operatorId,
          at: now,
        })
      : []),
    auditFragment({ actor, at: now, storeId: charge.storeId, action: 'pix.code_sent', subject: charge.id }),
    claimFragment(claim, answer, now),
  ]);
  return answer;
}
