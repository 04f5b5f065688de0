import type { Cents, CivilDate } from '@balcao/contract';
import { reaisText } from '@balcao/credit-math';
import type { TransferBank } from '../../transfers/index.ts';

export interface WrittenLine {
  fitId: string;
  on: CivilDate;
  amountCents: Cents;
  memo: string;
}

export interface WrittenStatement {
  from: CivilDate;
  to: CivilDate;
  lines: readonly WrittenLine[];
  /** At the end of the last day; undefined: the bank does not say it. */
  balanceCents?: Cents | undefined;
}

const plain = (day: CivilDate): string => day.replaceAll('-', '');
const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A statement of some days as banks of Brazil write it: SGML, values without an end. */
export function writeOfx(
  { code, agency, account, accountDigit }: TransferBank,
  { from, to, lines, balanceCents }: WrittenStatement,
): string {
  const moved = lines.flatMap(({ fitId, on: day, amountCents, memo }) => [
    '<STMTTRN>',
    `<TRNTYPE>${amountCents > 0 ? 'CREDIT' : 'DEBIT'}`,
    `<DTPOSTED>${plain(day)}120000[-3:BRT]`,
    `<TRNAMT>${reaisText(amountCents)}`,
    `<FITID>${fitId}`,
    `<MEMO>${safe(memo)}`,
    '</STMTTRN>',
  ]);
  return [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    'ENCODING:UTF-8',
    '',
    '<OFX>',
    '<BANKMSGSRSV1><STMTTRNRS><STMTRS>',
    '<CURDEF>BRL',
    `<BANKACCTFROM><BANKID>${code}<BRANCHID>${agency}<ACCTID>${account}${accountDigit}<ACCTTYPE>CHECKING</BANKACCTFROM>`,
    '<BANKTRANLIST>',
    `<DTSTART>${plain(from)}`,
    `<DTEND>${plain(to)}`,
    ...moved,
    '</BANKTRANLIST>',
    ...(balanceCents === undefined
      ? []
      : [`<LEDGERBAL><BALAMT>${reaisText(balanceCents)}<DTASOF>${plain(to)}235959[-3:BRT]</LEDGERBAL>`]),
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1>',
    '</OFX>',
    '',
  ].join('\r\n');
}
