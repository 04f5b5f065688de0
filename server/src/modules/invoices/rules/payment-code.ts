import type { CivilDate } from '@balcao/contract';
import { type Cents, parseBoleto, readBoleto, readBrCode } from '@balcao/credit-math';

/** What somebody reads off paper or a screen: bars, line or a Pix QR code, every check digit right. */
export type PaymentCode =
  | { kind: 'BOLETO'; barcode: string; digitableLine: string; amountCents: Cents; dueOn: CivilDate | null }
  | { kind: 'PIX'; txid: string | null; amountCents: Cents | null };

const NOSSO_NUMERO_DIGITS = 17;
const FREE_FIELD_STARTS = 19;

/** The boleto or Pix of a code; null of anything else. `today` decides the cycle of a due date. */
export function paymentCodeOf(code: string, today: CivilDate): PaymentCode | null {
  const boleto = readBoleto(code);
  if (boleto) {
    const { amountCents, dueOn } = parseBoleto(boleto.barcode, today);
    return { kind: 'BOLETO', barcode: boleto.barcode, digitableLine: boleto.formatted, amountCents, dueOn };
  }
  const pix = readBrCode(code);
  return pix && { kind: 'PIX', ...pix };
}

/** Numbers that a boleto may have at its bank: each lays its 25 free digits out in its own way. */
export function numbersIn(barcode: string): string[] {
  const free = barcode.slice(FREE_FIELD_STARTS);
  return Array.from({ length: free.length - NOSSO_NUMERO_DIGITS + 1 }, (_, at) =>
    free.slice(at, at + NOSSO_NUMERO_DIGITS),
  );
}
