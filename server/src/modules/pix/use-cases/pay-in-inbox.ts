import { type Cents, routes, type Handled } from '@balcao/contract';
import { openSigned, type IsGenuine } from '../../../kernel/signature.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { PaymentsPorts } from '../../payments/index.ts';
import { chargeAnswer } from '../answers.ts';
import { hasTxid } from '../facts.ts';
import { findCharge } from '../find-charge.ts';
import type { ChargesPorts, PixPorts } from '../ports.ts';
import { receiveAny } from './receive-pix.ts';

type Shown = Handled<'GET /inbox/pix-charges/{txid}'>['answer'];
type Paid = Handled<'POST /inbox/pix-charges/{txid}/pay'>['answer'];

/**
 * A charge on the customer's telephone.
 * @throws Refusal NOT_FOUND unless the embedded bank is on, PIX_CHARGE_NOT_FOUND
 */
export async function showInboxCharge(
  platform: Platform,
  { otherCharges }: ChargesPorts,
  pix: PixPorts,
  txid: string,
): Promise<Shown> {
  if (!pix.customerPays) refuse('NOT_FOUND');
  const other = await otherCharges.show(platform, txid);
  if (other) return other;
  const { db, clock } = platform;
  const { charge, receipts } = await findCharge(db, hasTxid(txid));
  const { value, expiresAt, status, receipts: received } = chargeAnswer(charge, receipts, clock.now());
  return { txid: charge.txid, value, expiresAt, status, receipts: received };
}

/**
 * The customer pays at the embedded bank: it signs its notice, which is checked, read and received as the webhook does.
 * @throws Refusal NOT_FOUND unless the embedded bank is on, PIX_CHARGE_NOT_FOUND
 */
export async function payInInbox(
  platform: Platform,
  ports: PaymentsPorts & ChargesPorts,
  pix: PixPorts,
  isGenuine: IsGenuine,
  ask: { txid: string; valueCents: Cents | undefined },
): Promise<Paid> {
  if (!pix.customerPays) refuse('NOT_FOUND');
  const { txid, value } = await showInboxCharge(platform, ports, pix, ask.txid);
  const notice = pix.customerPays({ txid, valueCents: ask.valueCents ?? value });
  return receiveAny(platform, ports, routes['POST /webhooks/pix'].body.parse(openSigned(notice, isGenuine)));
}
