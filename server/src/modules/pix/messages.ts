import { type Cents, formatBrl, formatDateTime } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { say, type Words } from '../notifications/index.ts';
import type { SettledPix } from './rules/settle-pix.ts';
import type { PixChargeFact } from './tables.ts';

/** What the customer gets to pay with: value, end and the code alone on its line, to be copied whole. */
export const chargeWords = (charge: PixChargeFact, brCode: string, zone: string): Words =>
  say('pixCharge', {
    valor: formatBrl(charge.amountCents),
    validade: formatDateTime(charge.expiresAt, zone),
    pix: brCode,
  });

/** What the customer is told of a Pix that arrived. */
export function outcomeWords(loja: string, valueCents: Cents, { outcome, unappliedCents, isShort }: SettledPix): Words {
  const valor = formatBrl(valueCents);
  if (outcome === 'SETTLED') return say('pixSettled', { valor });
  if (isShort) return say('pixShort', { valor, loja });
  if (outcome !== 'APPLIED') return say('pixUnapplied', { valor, loja });
  if (unappliedCents === 0) return say('pixApplied', { valor });
  const pago = formatBrl(cents(valueCents - unappliedCents));
  return say('pixPartlyApplied', { valor, pago, credito: formatBrl(unappliedCents), loja });
}
