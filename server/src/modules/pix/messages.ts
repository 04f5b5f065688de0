import { type Cents, formatBrl, formatDateTime } from '@balcao/contract';
import type { SettledPix } from './rules/settle-pix.ts';
import type { PixChargeRow } from './tables.ts';

/** What the customer gets to pay with: value, end and the code alone on its line, to be copied whole. */
export function chargeMessage(brand: string, charge: PixChargeRow, brCode: string, zone: string): string {
  const value = formatBrl(charge.amountCents as Cents);
  const end = formatDateTime(charge.expiresAt, zone);
  return `${brand}: Pix de ${value}, vale até ${end}. Copie o código e cole no aplicativo do seu banco:\n${brCode}`;
}

/** What the customer is told of a Pix that arrived. */
export function outcomeMessage(
  brand: string,
  storeName: string,
  valueCents: number,
  { outcome, unappliedCents }: SettledPix,
): string {
  const value = formatBrl(valueCents as Cents);
  const left = formatBrl(unappliedCents as Cents);
  const received = `${brand}: recebemos seu Pix de ${value}.`;
  if (outcome === 'SETTLED') return `${received} Pagamento confirmado. Obrigado!`;
  if (outcome !== 'APPLIED')
    return `${received} Não havia parcela a pagar: o valor é um crédito seu. Procure ${storeName}.`;
  if (unappliedCents === 0) return `${received} O valor foi usado nas suas parcelas.`;
  return `${received} ${formatBrl((valueCents - unappliedCents) as Cents)} pagaram suas parcelas e ${left} são um crédito seu. Procure ${storeName}.`;
}
