import type { Cents, CivilDate } from '@balcao/contract';
import { cents, isCivilDate } from '@balcao/credit-math';

/** What the bank moved once. */
export interface StatementLine {
  /** As the bank names it, empty where it does not. */
  fitId: string;
  on: CivilDate;
  amountCents: Cents;
  memo: string;
  references: string[];
}

/** A statement of one account, as an OFX file has it. */
export interface Statement {
  bankId: string;
  branchId: string;
  accountId: string;
  firstDay: CivilDate;
  lastDay: CivilDate;
  balanceCents: Cents | null;
  /** The day at whose end it is that; null where the bank says none. */
  balanceOn: CivilDate | null;
  lines: StatementLine[];
}

const MOST_MEMO = 300;
const MOST_REFERENCES = 12;

/** Of a file's bytes: UTF-8 where it is that, else what banks of Brazil write; null of what is no text. */
export function decodeStatement(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface Token {
  /** In capitals, '/STMTTRN' of an end. */
  tag: string;
  value: string;
}

/** Tags with what stands behind each: SGML ends no value, XML does; both read the same so. No entity is expanded but five. */
function tokensOf(text: string): Token[] {
  const found = [...text.matchAll(/<(\/?[A-Za-z][A-Za-z0-9.]{0,31})\s*>/g)];
  return found.map((match, index) => ({
    tag: (match[1] ?? '').toUpperCase(),
    value: plain(text.slice(match.index + match[0].length, found[index + 1]?.index)),
  }));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (value: string): string =>
  value
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    // Nothing that a screen or a log would obey.
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();

/** '-1.234,56', '+12.5', '3,00': whole cents, nothing of what may mean two things. */
export function centsOfText(text: string): Cents | null {
  const usual = /^[+-]?\d{1,11}(?:[.,]\d{1,2})?$/.test(text);
  const grouped = /^[+-]?\d{1,3}(?:(?:\.\d{3})+,\d{2}|(?:,\d{3})+\.\d{2})$/.test(text);
  if (!usual && !grouped) return null;
  const [whole = '', part = ''] = text.replace(/[.,](?=\d{1,2}$)/, ':').split(':');
  const value = Number(whole.replaceAll(/[^\d]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return cents(text.startsWith('-') && value !== 0 ? 0 - value : value);
}

function dayOf(text: string | undefined): CivilDate | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})/.exec(text ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return isCivilDate(date) ? date : null;
}

/** Words that others may know a line by: ids of Pix, our numbers of boletos. */
const referencesOf = (...texts: readonly string[]): string[] =>
  [...new Set(texts.join(' ').match(/[A-Za-z0-9][A-Za-z0-9-]{6,70}[A-Za-z0-9]/g))]
    .filter((word) => /\d/.test(word))
    .slice(0, MOST_REFERENCES);

/** Fields of a block; null when one that counts is there twice. */
function fieldsOf(tokens: readonly Token[]): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (const { tag, value } of tokens) {
    if (fields.has(tag) && ['TRNAMT', 'FITID', 'DTPOSTED'].includes(tag)) return null;
    if (!fields.has(tag)) fields.set(tag, value);
  }
  return fields;
}

/** A line; null of one that is not to be read, undefined of one that moved nothing. */
function lineOf(tokens: readonly Token[]): StatementLine | null | undefined {
  const fields = fieldsOf(tokens);
  const of = (tag: string) => fields?.get(tag) ?? '';
  const on = dayOf(of('DTPOSTED'));
  const amountCents = centsOfText(of('TRNAMT'));
  if (fields === null || on === null || amountCents === null) return null;
  if (amountCents === 0) return undefined;
  const memo = [...new Set([of('NAME'), of('MEMO')])].filter((text) => text !== '').join(' ');
  const named = [of('FITID'), of('CHECKNUM'), of('REFNUM'), of('NAME'), of('MEMO')];
  return { fitId: of('FITID'), on, amountCents, memo: memo.slice(0, MOST_MEMO), references: referencesOf(...named) };
}

/** The blocks of a tag: each what stands between it and its end. Null when one begins in another or has no end. */
function blocksOf(tokens: readonly Token[], tag: string): { blocks: Token[][]; rest: Token[] } | null {
  const blocks: Token[][] = [];
  const rest: Token[] = [];
  let open: Token[] | null = null;
  for (const token of tokens) {
    if (token.tag === tag) {
      if (open) return null;
      open = [];
      blocks.push(open);
    } else if (token.tag === `/${tag}`) {
      if (!open) return null;
      open = null;
    } else (open ?? rest).push(token);
  }
  return open ? null : { blocks, rest };
}

/** What the bank says that the account held, which is not what may be drawn from it. */
function balanceOf(tokens: readonly Token[]): Pick<Statement, 'balanceCents' | 'balanceOn'> {
  const from = tokens.findIndex(({ tag }) => tag === 'LEDGERBAL');
  const rest = from < 0 ? [] : tokens.slice(from + 1);
  const end = rest.findIndex(({ tag }) => tag === '/LEDGERBAL' || tag === 'AVAILBAL');
  const of = new Map(rest.slice(0, end < 0 ? rest.length : end).map(({ tag, value }) => [tag, value]));
  const amount = of.get('BALAMT');
  return { balanceCents: amount === undefined ? null : centsOfText(amount), balanceOn: dayOf(of.get('DTASOF')) };
}

/** A statement of one account in reais, whole; null of anything else. */
export function readOfx(text: string): Statement | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return null;
  const tokens = tokensOf(text);
  const countOf = (tag: string) => tokens.filter((token) => token.tag === tag).length;
  const isWhole = countOf('OFX') === 1 && tokens.at(-1)?.tag === '/OFX' && countOf('BANKACCTFROM') === 1;
  const parts = blocksOf(tokens, 'STMTTRN');
  if (!isWhole || !parts || countOf('BANKTRANLIST') !== 1) return null;
  const head = new Map(parts.rest.toReversed().map(({ tag, value }) => [tag, value]));
  const found = parts.blocks.map(lineOf);
  if (found.includes(null) || (head.get('CURDEF') ?? 'BRL') !== 'BRL') return null;
  const lines = found.filter((line) => line !== null && line !== undefined);
  const said = [dayOf(head.get('DTSTART')), dayOf(head.get('DTEND'))].filter((day) => day !== null);
  const days = [...said, ...lines.map(({ on }) => on)].toSorted();
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  const { BANKID: bankId = '', BRANCHID: branchId = '', ACCTID: accountId = '' } = Object.fromEntries(head);
  if (!firstDay || !lastDay || bankId === '' || accountId === '') return null;
  return { bankId, branchId, accountId, firstDay, lastDay, ...balanceOf(parts.rest), lines };
}

/** The same money has the same key in every file: banks give an id twice, and two Pix of a day may have none. */
export function lineKeys(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ fitId, on, amountCents, memo }) => {
    const key = [fitId === '' ? memo : fitId, on, amountCents].join('|');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${key}|${count}`;
  });
}
