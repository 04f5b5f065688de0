import type { DocumentSide, DocumentType, DocumentUnlike } from '@balcao/contract';
import { toAscii } from '@balcao/contract/kernel';

/** What is printed on every document of a kind, or on one of its sides alone. */
const printed = {
  CNH: ['CARTEIRA NACIONAL DE HABILITACAO', 'SECRETARIA NACIONAL DE TRANSITO', 'PERMISSO DE CONDUCCION'],
  RG: ['REGISTRO GERAL', 'CARTEIRA DE IDENTIDADE'],
  CNH_FRONT: ['CARTEIRA NACIONAL DE HABILITACAO', 'NOME E SOBRENOME'],
  CNH_BACK: ['OBSERVACOES', 'ASSINATURA DO EMISSOR'],
  RG_FRONT: ['CARTEIRA DE IDENTIDADE', 'POLEGAR DIREITO'],
  RG_BACK: ['REGISTRO GERAL', 'DATA DE EXPEDICAO'],
} as const;
export type DocumentSign = keyof typeof printed;

/** A machine takes one letter in so many for another. */
const LETTERS_A_FAULT = 6;
/** Digits that letters are taken for. */
const asLetter: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

const lettersOf = (text: string): string =>
  toAscii(text)
    .toUpperCase()
    .replaceAll(/[0158]/g, (digit) => asLetter[digit] ?? digit)
    .replaceAll(/[^A-Z]/g, '');

/** Whether a phrase stands somewhere in a text, with few letters taken for others, lost or doubled. */
function isNear(letters: string, phrase: string): boolean {
  const wanted = lettersOf(phrase);
  const most = Math.floor(wanted.length / LETTERS_A_FAULT);
  // Faults of the best ending here, of each beginning of the phrase; it may begin anywhere in the text.
  let faults = Array.from({ length: wanted.length + 1 }, (_, at) => at);
  for (const letter of letters) {
    const next = [0];
    for (let at = 1; at <= wanted.length; at += 1) {
      const other = (faults[at - 1] ?? 0) + (wanted[at - 1] === letter ? 0 : 1);
      next.push(Math.min(other, (faults[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    faults = next;
    if ((faults.at(-1) ?? most + 1) <= most) return true;
  }
  return false;
}

/** The signs that the text of a document bears. */
export function signsOf(text: string): DocumentSign[] {
  const letters = lettersOf(text);
  return (Object.keys(printed) as DocumentSign[]).filter((sign) =>
    printed[sign].some((phrase) => isNear(letters, phrase)),
  );
}

/** Of the kinds whose words are known; other documents are not judged. */
const families: Partial<Record<DocumentType, 'RG' | 'CNH'>> = {
  RG: 'RG',
  DIGITAL_RG: 'RG',
  CNH: 'CNH',
  NEW_CNH: 'CNH',
  DIGITAL_CNH: 'CNH',
};
const otherFamily = { RG: 'CNH', CNH: 'RG' } as const;

/**
 * What the words on a document say otherwise than a person did. A document that bears the signs of both, as one that lies open
 * does, says nothing; neither does one without any.
 */
export function unlikeSaid(
  signs: readonly DocumentSign[],
  said: { documentType: DocumentType; side: DocumentSide },
): DocumentUnlike[] {
  const family = families[said.documentType];
  if (family === undefined) return [];
  const bears = (sign: DocumentSign) => signs.includes(sign);
  if (bears(otherFamily[family])) return bears(family) ? [] : ['KIND'];
  const [own, other] = said.side === 'front' ? (['FRONT', 'BACK'] as const) : (['BACK', 'FRONT'] as const);
  return bears(`${family}_${other}`) && !bears(`${family}_${own}`) ? ['SIDE'] : [];
}
