import { formatBrl, formatDate } from '@balcao/contract';
import { boletoOfBarcode } from '@balcao/credit-math';
import { say, type Words } from '../notifications/index.ts';
import type { BoletoFact } from './tables.ts';

/** The digitable line of a barcode, with its dots and spaces. */
export const lineOf = (barcode: string): string => boletoOfBarcode(barcode).formatted;

/** What the customer gets to pay with: the line alone, to be copied whole. */
export const boletoWords = ({ amountCents, dueOn, nossoNumero }: BoletoFact, barcode: string): Words =>
  say('boleto', {
    valor: formatBrl(amountCents),
    vencimento: formatDate(dueOn),
    nosso_numero: nossoNumero,
    linha: lineOf(barcode),
  });
