import type { Cents } from '../money/money.ts';
import { cents, reaisText } from '../money/money.ts';
import { crc16 } from './crc16.ts';
import { readTlv, tlv } from './tlv.ts';

const PIX_GUI = 'br.gov.bcb.pix';
const CENTS = 100;

type Receiver = {
  /** Receiver's name, sent as ASCII and cut to 25 characters. */
  readonly name: string;
  /** Receiver's city, sent as ASCII and cut to 15 characters. */
  readonly city: string;
  /** Null lets the payer type it. */
  readonly amountCents: Cents | null;
  /** '***' (default) or 1 to 25 letters and digits. */
  readonly txid?: string;
};

/** Payable any number of times to a Pix key. */
export type StaticBrCode = Receiver & {
  readonly type: 'static';
  /** CPF, CNPJ, +55 phone, e-mail or random key, as registered. */
  readonly key: string;
  /** Message to the payer, ASCII, cut to what the field still holds. */
  readonly info?: string;
};

/** Points at a charge of the payment provider, payable once. */
export type DynamicBrCode = Receiver & {
  readonly type: 'dynamic';
  /** Address of the charge; 'https://' is dropped, as the manual asks. */
  readonly url: string;
};

/**
 * "Copia e cola" text of a Pix QR code, CRC included (BR Code manual of the Central Bank, EMV MPM).
 * @throws RangeError when key, URL, name, city, amount or txid cannot be encoded.
 */
export function buildBrCode(code: StaticBrCode | DynamicBrCode): string {
  const { amountCents, txid = '***' } = code;
  if (txid !== '***' && !/^[A-Za-z0-9]{1,25}$/.test(txid))
    throw new RangeError(`txid must be 1 to 25 letters and digits: '${txid}'`);
  if (amountCents !== null && cents(amountCents) <= 0)
    throw new RangeError(`amountCents must be positive: ${amountCents}`);
  const body = [
    tlv('00', '01'),
    code.type === 'dynamic' ? tlv('01', '12') : '',
    tlv('26', tlv('00', PIX_GUI) + (code.type === 'dynamic' ? charge(code.url) : keyAndInfo(code))),
    tlv('52', '0000'),
    tlv('53', '986'),
    amountCents === null ? '' : tlv('54', reaisText(amountCents)),
    tlv('58', 'BR'),
    tlv('59', plain('name', code.name, 25)),
    tlv('60', plain('city', code.city, 15)),
    tlv('62', tlv('05', txid)),
    '6304',
  ].join('');
  return body + crc16(body);
}

/**
 * True when the text is a Pix BR Code that a payer's app can read: exact lengths, required fields,
 * Brazilian real, a key or a URL, and the right CRC at the end.
 */
export function isBrCode(text: string): boolean {
  if (!/6304[0-9A-F]{4}$/.test(text) || crc16(text.slice(0, -4)) !== text.slice(-4)) return false;
  const fields = readTlv(text);
  if (fields === null) return false;
  const hasFixed = fields.get('00') === '01' && fields.get('53') === '986' && fields.get('58') === 'BR';
  const hasText = ['52', '59', '60', '63'].every((id) => (fields.get(id) ?? '') !== '');
  const additional = fields.get('62');
  const isAdditionalRead = additional === undefined || readTlv(additional) !== null;
  return hasFixed && hasText && isAdditionalRead && hasPixAccount(fields);
}

export interface ReadBrCode {
  /** Null where the payer types it. */
  readonly amountCents: Cents | null;
  /** Null of '***' and where none is told: a charge is not known by it. */
  readonly txid: string | null;
}

/** What a Pix BR Code says of its charge; null of a text that is none, or whose CRC is wrong. */
export function readBrCode(text: string): ReadBrCode | null {
  const fields = isBrCode(text) ? readTlv(text) : null;
  if (!fields) return null;
  const amount = /^(\d{1,10})(?:\.(\d{2}))?$/.exec(fields.get('54') ?? '');
  const txid = readTlv(fields.get('62') ?? '')?.get('05') ?? '***';
  return {
    amountCents: amount ? cents(Number(amount[1]) * CENTS + Number(amount[2] ?? 0)) : null,
    txid: txid === '***' ? null : txid,
  };
}

/** A merchant account (26 to 51) of the Pix arrangement with its key or URL. */
function hasPixAccount(fields: ReadonlyMap<string, string>): boolean {
  for (const [id, value] of fields) {
    if (id < '26' || id > '51') continue;
    const account = readTlv(value);
    if (account?.get('00')?.toLowerCase() === PIX_GUI) return (account.get('01') ?? account.get('25') ?? '') !== '';
  }
  return false;
}

function keyAndInfo({ key, info }: StaticBrCode): string {
  if (!/^[\x21-\x7e]{1,77}$/.test(key)) throw new RangeError(`key must be 1 to 77 printable characters: '${key}'`);
  const room = 99 - tlv('00', PIX_GUI).length - tlv('01', key).length - 4;
  const message = ascii(info ?? '')
    .slice(0, Math.max(0, room))
    .trimEnd();
  return tlv('01', key) + (message === '' ? '' : tlv('02', message));
}

function charge(url: string): string {
  const address = url.replace(/^https?:\/\//, '');
  if (!/^[\x21-\x7e]{1,77}$/.test(address)) throw new RangeError(`url must be 1 to 77 printable characters: '${url}'`);
  return tlv('25', address);
}

function plain(field: string, text: string, longest: number): string {
  const value = ascii(text).slice(0, longest).trimEnd();
  if (value === '') throw new RangeError(`${field} must have a readable character`);
  return value;
}

/** Readers disagree on accents in a BR Code, so only ASCII goes in: 'São João' -> 'Sao Joao'. */
function ascii(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim();
}
