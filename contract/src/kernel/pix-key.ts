import { isCpf } from './documents/cpf.ts';
import { isEmail } from './email.ts';
import { toE164 } from './phone.ts';
import { onlyDigits } from './text.ts';

/** Kinds of Pix key that a person has. */
export const pixKeyKinds = ['CPF', 'EMAIL', 'PHONE', 'RANDOM'] as const;
export type PixKeyKind = (typeof pixKeyKinds)[number];

/** At most 77 characters (Manual do BR Code). */
const LONGEST = 77;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const read: Readonly<Record<PixKeyKind, (text: string) => string | null>> = {
  CPF: (text) => (/^[\d.\-\s]+$/.test(text) && isCpf(text) ? onlyDigits(text) : null),
  EMAIL: (text) => (isEmail(text) ? text.toLowerCase() : null),
  PHONE: toE164,
  RANDOM: (text) => (UUID.test(text.toLowerCase()) ? text.toLowerCase() : null),
};

/** A key as the directory of keys holds it: digits, lower case, E.164; null when it is none of that kind. */
export function pixKeyOf(kind: PixKeyKind, text: string): string | null {
  const key = read[kind](text.trim());
  return key !== null && key.length <= LONGEST ? key : null;
}

/** The kind of a key that {@link pixKeyOf} made; null for one that it did not. */
export function kindOfPixKey(key: string): PixKeyKind | null {
  if (key.startsWith('+')) return 'PHONE';
  return (['EMAIL', 'RANDOM', 'CPF'] as const).find((kind) => pixKeyOf(kind, key) !== null) ?? null;
}
