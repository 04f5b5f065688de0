import { formatBrl, formatDate } from '@balcao/contract';
import { boletoOfBarcode } from '@balcao/credit-math';
import type { BoletoFact } from './tables.ts';

/** The digitable line of a barcode, with its dots and spaces. */
export const lineOf = (barcode: string): string => boletoOfBarcode(barcode).formatted;

/** What the customer gets to pay with: the line alone, to be copied whole. */
export function boletoMessage(brand: string, boleto: BoletoFact, barcode: string): string {
  const { amountCents, dueOn, nossoNumero } = boleto;
  return `${brand}: boleto de ${formatBrl(amountCents)}, vence em ${formatDate(dueOn)}. Nosso número ${nossoNumero}. Copie a linha digitável e pague no aplicativo do seu banco:\n${lineOf(barcode)}`;
}
