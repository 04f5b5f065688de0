import type { CivilDate } from '../calendar/civil-date.ts';
import type { Cents } from '../money/money.ts';
import { cents } from '../money/money.ts';
import { boletoFactor, decodeBoletoFactor } from './boleto-factor.ts';

const MAX_AMOUNT_CENTS = 9_999_999_999;
const BARCODE_DIGITS = 44;

export type Boleto = {
  /** Four digits, '0000' without a due date. */
  readonly factor: string;
  /** 44 digits, printed as Interleaved 2 of 5. */
  readonly barcode: string;
  /** 47 digits. */
  readonly digitableLine: string;
  /** The line with its dots and spaces: '00190.00009 01149.718601 68524.522114 6 75860000102656'. */
  readonly formatted: string;
};

export type BoletoFields = {
  /** Bank code, three digits. */
  readonly bank: string;
  readonly dueOn: CivilDate | null;
  /** Zero when the payer fills it in. */
  readonly amountCents: Cents;
  /** 25 digits, laid out by the bank. */
  readonly freeField: string;
};

/**
 * Barcode and digitable line of a boleto in reais (FEBRABAN layout). A boleto is only payable once its bank
 * has registered it: use this for reprints, checks and the embedded provider.
 * @throws RangeError when bank, free field, amount or due date cannot be encoded.
 */
export function buildBoleto({ bank, dueOn, amountCents, freeField }: BoletoFields): Boleto {
  if (!/^\d{3}$/.test(bank)) throw new RangeError(`bank must be three digits: '${bank}'`);
  if (!/^\d{25}$/.test(freeField)) throw new RangeError(`freeField must be 25 digits: '${freeField}'`);
  const amount = cents(amountCents);
  if (amount < 0 || amount > MAX_AMOUNT_CENTS) throw new RangeError(`amountCents must fit ten digits: ${amount}`);
  const factor = boletoFactor(dueOn);
  const tail = `${factor}${String(amount).padStart(10, '0')}${freeField}`;
  return boletoOfBarcode(`${bank}9${generalDigit(`${bank}9${tail}`)}${tail}`);
}

/**
 * The boleto that a barcode of 44 digits is of, with its line.
 * @throws RangeError when a check digit is wrong.
 */
export function boletoOfBarcode(barcode: string): Boleto {
  if (!/^\d{44}$/.test(barcode) || !isBarcode(barcode)) throw new RangeError('not the barcode of a boleto');
  const digitableLine = lineOf(barcode);
  return { factor: barcode.slice(5, 9), barcode, digitableLine, formatted: formatLine(digitableLine) };
}

/** The boleto of a digitable line (47 digits, dots and spaces allowed) or barcode (44); null when a check digit is wrong. */
export function readBoleto(text: string): Boleto | null {
  if (!isBoleto(text)) return null;
  const digits = text.replaceAll(/[\s.-]/g, '');
  return boletoOfBarcode(digits.length === BARCODE_DIGITS ? digits : barcodeOf(digits));
}

/** True for a digitable line (47 digits, dots and spaces allowed) or barcode (44) of a boleto with every check digit right. */
export function isBoleto(text: string): boolean {
  const digits = text.replaceAll(/[\s.-]/g, '');
  if (/^\d{44}$/.test(digits)) return isBarcode(digits);
  if (!/^\d{47}$/.test(digits)) return false;
  const barcode = barcodeOf(digits);
  return isBarcode(barcode) && lineOf(barcode) === digits;
}

/**
 * Reads a digitable line or barcode back into its fields; `referenceOn` (usually today) decides the cycle of the due date.
 * @throws RangeError when it is not a valid boleto.
 */
export function parseBoleto(text: string, referenceOn: CivilDate): BoletoFields {
  if (!isBoleto(text)) throw new RangeError('not a valid boleto line or barcode');
  const digits = text.replaceAll(/[\s.-]/g, '');
  const barcode = digits.length === 44 ? digits : barcodeOf(digits);
  return {
    bank: barcode.slice(0, 3),
    dueOn: decodeBoletoFactor(barcode.slice(5, 9), referenceOn),
    amountCents: cents(Number(barcode.slice(9, 19))),
    freeField: barcode.slice(19),
  };
}

function isBarcode(barcode: string): boolean {
  return barcode[3] === '9' && barcode[4] === generalDigit(barcode.slice(0, 4) + barcode.slice(5));
}

function lineOf(barcode: string): string {
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((field) => field + fieldDigit(field)).join('') + barcode.slice(4, 19);
}

function barcodeOf(line: string): string {
  return line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
}

function formatLine(line: string): string {
  return line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}

/** Modulo 11, weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function generalDigit(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) sum += Number(digits.at(-1 - place)) * (2 + (place % 8));
  const digit = 11 - (sum % 11);
  return digit > 9 ? '1' : String(digit);
}

/** Modulo 10, weights 2 and 1 from the right, digits of the products summed. */
function fieldDigit(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const product = Number(digits.at(-1 - place)) * (place % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return String((10 - (sum % 10)) % 10);
}
