import { birthFault } from '@balcao/contract/constants';
import { type CivilDate, isCpf, isDate, onlyDigits, toAscii } from '@balcao/contract/kernel';
import { type DocumentSign, signsOf } from './signs.ts';

/** What stands on a document of a person, as far as its text says it beyond doubt. */
export interface DocumentFields {
  /** 'Maria Aparecida de Souza Lima'. */
  name: string | null;
  birthDate: CivilDate | null;
  /** Eleven digits each, their check digits right. */
  cpfs: readonly string[];
  /** Printed words that tell the kind and the side. */
  signs: readonly DocumentSign[];
}

const MONTHS = ['JAN', 'FEV', 'MAR', 'ABR', 'MAI', 'JUN', 'JUL', 'AGO', 'SET', 'OUT', 'NOV', 'DEZ'];
const DAY = /(?<!\d)(\d{2})\s?[/.-]\s?(\d{2}|[A-Z]{3})\s?[/.-]\s?(\d{4})(?!\d)/g;
const CPF = /(?<!\d)\d{3}[. ]\d{3}[. ]\d{3}[-/ ]\d{2}(?!\d)/g;
const BIRTH = /NASC/;

/** 'NOME', '2 e 1 NOME E SOBRENOME', 'Nome / Name'; what follows on the same line is the second group. */
const NAME = /^\W*(?:\d\s*(?:E\s*\d\s*)?)?NOME(?:\s+CIVIL)?(?:\s+E\s+SOBRENOME)?(?:\s*\/\s*NAME)?\b(.*)$/;
/** Names of others, and the name that a person is called by, which no register goes by. */
const OTHER_NAME = /\b(?:SOCIAL|PAI|MAE|FILIACAO|SIGNATARIO)\b/;

/** Words that are printed on every document of a kind: a line with one of them is nobody's name. */
const PRINTED = new Set(
  (
    'REPUBLICA FEDERATIVA BRASIL MINISTERIO SECRETARIA NACIONAL CARTEIRA IDENTIDADE HABILITACAO REGISTRO GERAL ESTADO INSTITUTO ' +
    'IDENTIFICACAO SEGURANCA PUBLICA DOC DOCUMENTO ORG EMISSOR ORGAO EMISSORA UF CPF DATA NASCIMENTO FILIACAO PERMISSAO ACC CAT HAB ' +
    'VALIDADE LOCAL EMISSAO EXPEDICAO NATURALIDADE NACIONALIDADE ASSINATURA TITULAR PORTADOR SEXO SEX NOME NAME SOBRENOME TERRITORIO VALIDA TODO ' +
    'DEPARTAMENTO TRANSITO DRIVER LICENSE DATE BIRTH SOCIAL'
  ).split(' '),
);
const SMALL_WORDS = new Set(['DA', 'DE', 'DI', 'DO', 'DAS', 'DOS', 'E']);
/** A value stands so many lines under its label at most: the labels beside it are read first. */
const LINES_BELOW = 4;
const LEAST_LETTERS = 8;

const plainLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Upper case without accents: what is compared with labels. */
const asPrinted = (line: string): string => toAscii(line.replaceAll(/[ªº]/g, '')).toUpperCase();

/** The name that a line may be; null of a line with a digit, a sign, a printed word, or one word alone. */
function nameIn(line: string): string | null {
  const words = line.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').split(/\s+/);
  const isName =
    words.length > 1 &&
    words.join('').length >= LEAST_LETTERS &&
    words.every((word) => /^\p{L}{2,}$/u.test(word) || asPrinted(word) === 'E') &&
    words.every((word) => !PRINTED.has(asPrinted(word))) &&
    !SMALL_WORDS.has(asPrinted(words.at(-1) ?? ''));
  return isName ? words.map(inNameCase).join(' ') : null;
}

function inNameCase(word: string): string {
  const lower = word.toLowerCase();
  return SMALL_WORDS.has(asPrinted(word)) ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
}

function nameOf(lines: readonly string[]): string | null {
  for (const [place, line] of lines.entries()) {
    const printed = asPrinted(line);
    const label = NAME.exec(printed);
    if (!label || OTHER_NAME.test(printed)) continue;
    const rest = label[1] ?? '';
    const beside = rest.trim() === '' ? null : nameIn(line.slice(-rest.length));
    const below = lines.slice(place + 1, place + 1 + LINES_BELOW);
    const found = beside ?? below.map(nameIn).find((name) => name !== null);
    if (found) return found;
  }
  return null;
}

function daysIn(line: string): CivilDate[] {
  return [...asPrinted(line).matchAll(DAY)].flatMap(([, day = '', month = '', year = '']) => {
    const number = /\d/.test(month) ? month : String(MONTHS.indexOf(month) + 1).padStart(2, '0');
    const date = `${year}-${number}-${day}`;
    return isDate(date) ? [date] : [];
  });
}

/**
 * Nothing on a document is older than the person: the birth date is the earliest day on it, stands at or after its label, and
 * is one that a customer may have.
 */
function birthDateOf(lines: readonly string[], today: string): CivilDate | null {
  const label = lines.findIndex((line) => BIRTH.test(asPrinted(line)));
  if (label === -1) return null;
  const [earliest] = lines.flatMap(daysIn).toSorted();
  const isLabelled = lines.slice(label).some((line) => daysIn(line).some((day) => day === earliest));
  return earliest !== undefined && isLabelled && birthFault(earliest, today) === undefined ? earliest : null;
}

/** What the text of a document says, line by line as it was read; `today` bounds the birth date. */
export function fieldsOf(text: string, today: string): DocumentFields {
  const lines = plainLines(text);
  const cpfs = [...text.matchAll(CPF)].map(([found]) => onlyDigits(found)).filter(isCpf);
  return { name: nameOf(lines), birthDate: birthDateOf(lines, today), cpfs: [...new Set(cpfs)], signs: signsOf(text) };
}

/** A machine is as sure of a wrong digit as of a right one: what two readings of one picture do not share is not known. */
export const sharedFields = (one: DocumentFields, other: DocumentFields): DocumentFields => ({
  name: one.name === other.name ? one.name : null,
  birthDate: one.birthDate === other.birthDate ? one.birthDate : null,
  cpfs: one.cpfs.filter((cpf) => other.cpfs.includes(cpf)),
  signs: one.signs.filter((sign) => other.signs.includes(sign)),
});

export const isEmpty = ({ name, birthDate, cpfs, signs }: DocumentFields): boolean =>
  name === null && birthDate === null && cpfs.length === 0 && signs.length === 0;
