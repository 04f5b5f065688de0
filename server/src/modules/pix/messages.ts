import { type Cents, formatBrl, formatDateTime } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { SettledPix } from './rules/settle-pix.ts';
import type { PixChargeFact } from './tables.ts';

/** What the customer gets to pay with: value, end and the code alone on its line, to be copied whole. */
export function chargeMessage(brand: string, charge: PixChargeFact, brCode: string, zone: string): string {
  const value = formatBrl(charge.amountCents);
  const end = formatDateTime(charge.expiresAt, zone);
  return `${brand}: Pix de ${value}, vale até ${end}. Copie o código e cole no aplicativo do seu banco:\n${brCode}`;
}

/** What the customer is told of a Pix that arrived. */
export function outcomeMessage(
  brand: string,
  storeName: string,
  valueCents: Cents,
  { outcome, unappliedCents, isShort }: SettledPix,
): string {
  const value = formatBrl(valueCents);
  const left = formatBrl(unappliedCents);
  const received = `${brand}: recebemos seu Pix de ${value}.`;
  if (outcome === 'SETTLED') return `${received} Pagamento confirmado. Obrigado!`;
  if (isShort) return `${received} Ele não cobre a parcela do acordo: o valor é um crédito seu. Procure ${storeName}.`;
  if (outcome !== 'APPLIED')
    return `${received} Não havia parcela a pagar: o valor é um crédito seu. Procure ${storeName}.`;
  if (unappliedCents === 0) return `${received} O valor foi usado nas suas parcelas.`;
  return `${received} ${formatBrl(cents(valueCents - unappliedCents))} pagaram suas parcelas e ${left} são um crédito seu. Procure ${storeName}.`;
}
