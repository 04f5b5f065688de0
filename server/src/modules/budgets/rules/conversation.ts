import { type Cents, isCpf, onlyDigits, reaisToCents, toAscii, toE164 } from '@balcao/contract';

/** What a conversation waits for. */
export const chatSteps = ['CPF', 'VALUE'] as const;
export type ChatStep = (typeof chatSteps)[number];

/** What a message asks for: to be answered by words alone, or by a budget of the CPF that was said before. */
export type Heard =
  | { says: 'chatWelcome' | 'chatCpfInvalid'; to: 'CPF' }
  | { says: 'chatValue'; to: 'VALUE'; cpf: string }
  | { says: 'chatValueInvalid'; to: 'VALUE' }
  | { says: 'chatOver'; to: null }
  | { asks: Cents };

const LEAST_CENTS = reaisToCents(10);
/** Longer figures are no purchase. */
const MOST_CENTS = reaisToCents(1_000_000);

/** What is to be done with a text, by what the conversation waits for; null where there is none. */
export function hear(step: ChatStep | null, text: string): Heard {
  const said = text.trim();
  if (/^sair[.!]?$/i.test(toAscii(said))) return { says: 'chatOver', to: null };
  const cpf = cpfIn(said);
  if (cpf !== null) return { says: 'chatValue', to: 'VALUE', cpf };
  if (step === null) return { says: 'chatWelcome', to: 'CPF' };
  if (step === 'CPF') return { says: 'chatCpfInvalid', to: 'CPF' };
  const value = valueIn(said);
  return value === null ? { says: 'chatValueInvalid', to: 'VALUE' } : { asks: value };
}

/** A whole CPF and nothing else, with or without its punctuation. */
function cpfIn(text: string): string | null {
  const isShaped = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(text);
  return isShaped && isCpf(text) ? onlyDigits(text) : null;
}

/** Reais as people type them: '350', '1.350,5', 'R$ 350,00', '350.90', '350 reais'; null below ten and of anything else. */
function valueIn(text: string): Cents | null {
  const bare = text.replace(/^r\$\s*/i, '').replace(/\s*reais$/i, '');
  const [, whole, centavos = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,2}))?$/.exec(bare) ?? /^(\d{1,9})\.(\d{2})$/.exec(bare) ?? [];
  if (whole === undefined) return null;
  const value = reaisToCents(Number(`${onlyDigits(whole)}.${centavos || '0'}`));
  return value >= LEAST_CENTS && value <= MOST_CENTS ? value : null;
}

/** A sender as phones are stored: messengers leave out the plus, and of older accounts the ninth digit. Null of others. */
export function senderOf(from: string): string | null {
  const digits = onlyDigits(from);
  if (!digits.startsWith('55')) return null;
  return toE164(`+${digits.length === 12 ? `${digits.slice(0, 4)}9${digits.slice(4)}` : digits}`);
}
