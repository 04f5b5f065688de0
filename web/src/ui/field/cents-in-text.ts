import { type Cents, reaisToCents } from '@balcao/contract/kernel';

/** Reads an amount as people write or copy it: 'R$ 1.234,56', '1234.5', '394'. Null when there is none. */
export function centsInText(text: string): Cents | null {
  const figure = /\d[\d.,]*/.exec(text)?.[0].replace(/[.,]+$/, '');
  if (!figure) return null;
  // The last separator starts the cents only when one or two digits follow it.
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figure) ?? [];
  const reais = Number(`${whole.replace(/\D/g, '') || '0'}.${cents}`);
  return reais <= 1e11 ? reaisToCents(reais) : null;
}
