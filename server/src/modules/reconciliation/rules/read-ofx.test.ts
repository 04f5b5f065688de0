import { cents, civilDate } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOurAccount } from './our-account.ts';
import { centsOfText, decodeStatement, lineKeys, readOfx } from './read-ofx.ts';
import { writeOfx } from './write-ofx.ts';

const bank = {
  code: '756',
  agreement: 'CONVENIO',
  agency: '00001',
  agencyDigit: '9',
  account: '000000012345',
  accountDigit: '6',
  cep: '69000000',
  uf: 'AM',
};
const on = civilDate('2026-11-19');
const E2E = 'E00000000202611191200abcdefghijk';

/** As a bank of Brazil writes it: SGML, values without an end, on one line each. */
const sgml = (
  lines: string,
  head = '<BANKACCTFROM><BANKID>0756<BRANCHID>1-9<ACCTID>12345-6<ACCTTYPE>CHECKING</BANKACCTFROM>',
) =>
  `OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n<OFX>\r\n<STMTRS>\r\n<CURDEF>BRL\r\n${head}\r\n<BANKTRANLIST>\r\n<DTSTART>20261119\r\n<DTEND>20261119\r\n${lines}\r\n</BANKTRANLIST>\r\n<LEDGERBAL><BALAMT>1234,56\r\n<DTASOF>20261119</LEDGERBAL>\r\n</STMTRS>\r\n</OFX>\r\n`;
const line = (amount: string, more = '<FITID>1', day = '20261119120000[-3:BRT]') =>
  `<STMTTRN>\r\n<TRNTYPE>OTHER\r\n<DTPOSTED>${day}\r\n<TRNAMT>${amount}\r\n${more}\r\n</STMTTRN>`;

test('what a bank writes is read: sums with comma or point, a name and a memo, the words that others know it by', () => {
  const statement = readOfx(
    sgml(
      line('200,00', `<FITID>N1<NAME>PIX RECEBIDO<MEMO>${E2E} A & B < C`) +
        line('-1.89', '<FITID>N2<CHECKNUM>12345678901234567<MEMO>') +
        line('0.00'),
    ),
  );
  expect(statement).toMatchObject({ bankId: '0756', firstDay: on, lastDay: on, balanceCents: 123_456 });
  expect(statement?.lines).toEqual([
    { fitId: 'N1', on, amountCents: 20_000, memo: `PIX RECEBIDO ${E2E} A & B < C`, references: [E2E] },
    { fitId: 'N2', on, amountCents: -189, memo: '', references: ['12345678901234567'] },
  ]);
});

test('XML is the same; one line of many tags too; an entity is no more than the five that all know', () => {
  const xml = sgml('')
    .replace('OFXHEADER:100\r\nDATA:OFXSGML', '<?xml version="1.0"?>')
    .replace(
      '<DTEND>20261119',
      '<DTEND>20261119</DTEND><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261119</DTPOSTED><TRNAMT>-5.00</TRNAMT><FITID>9</FITID><MEMO>a &amp; b &bomba;</MEMO></STMTTRN>',
    );
  expect(readOfx(xml)?.lines).toEqual([{ fitId: '9', on, amountCents: -500, memo: 'a & b &bomba;', references: [] }]);
});

test('in the letters of Windows or in UTF-8, and never what is no text', () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  expect(decodeStatement(bytes('CR\u00C9DITO'))).toBe('CRÉDITO');
  expect(decodeStatement(new TextEncoder().encode('CRÉDITO'))).toBe('CRÉDITO');
  expect(decodeStatement(bytes('PK\u0003\u0004\u0000'))).toBeNull();
});

describe('what is no whole statement of one account is none', () => {
  test.each([
    ['nothing', ''],
    ['a table', 'data;valor\n19/11/2026;200,00'],
    ['one that is cut', sgml(line('1.00')).slice(0, -10)],
    ['a line without an end', sgml(line('1.00').replace('</STMTTRN>', ''))],
    ['a line in a line', sgml(`<STMTTRN>${line('1.00')}</STMTTRN>`)],
    ['a sum twice, which a payer wrote', sgml(line('1.00', '<FITID>1<MEMO>oi <TRNAMT>9999.00'))],
    ['a sum that may mean two', sgml(line('1.234'))],
    ['a sum of words', sgml(line('mil'))],
    ['no day', sgml(line('1.00', '<FITID>1', '20261340'))],
    ['dollars', sgml(line('1.00')).replace('BRL', 'USD')],
    ['two accounts', sgml(line('1.00')).replace('<STMTRS>', '<STMTRS><BANKACCTFROM><BANKID>1<ACCTID>2</BANKACCTFROM>')],
    ['a declared entity', sgml(line('1.00')).replace('<OFX>', '<!DOCTYPE x [<!ENTITY a "aaaa">]><OFX>')],
  ])('%s', (_, text) => expect(readOfx(text)).toBeNull());

  // One look back a character would be an hour: the time limit of a test is the check.
  test('a megabyte or two of it are told so at once', () => {
    expect(readOfx('<OFX>'.repeat(200_000))).toBeNull();
    expect(readOfx(`<OFX>${'<'.repeat(2_000_000)}`)).toBeNull();
  });
});

test.each([
  ['-1.234,56', -123_456],
  ['1,234.56', 123_456],
  ['+12.5', 1_250],
  ['3', 300],
  ['-0,01', -1],
  ['1.234', null],
  ['1..2', null],
  ['', null],
])('"%s" is %s', (text, expected) => expect(centsOfText(text)).toBe(expected));

test('an account is ours with agency and digits or without; another bank, agency or number is not', () => {
  const of = (bankId: string, branchId: string, accountId: string) =>
    isOurAccount(
      { bankId, branchId, accountId, firstDay: on, lastDay: on, balanceCents: null, balanceOn: null, lines: [] },
      bank,
    );
  for (const id of ['12345', '12345-6', '000000123456', '00001-9/000000012345-6', '1000000123456'])
    expect(of('756', '', id.replace('1000000123456', '00001000000012345-6'))).toBe(true);
  expect(of('0756', '0001-9', '123456')).toBe(true);
  expect(of('001', '', '123456')).toBe(false);
  expect(of('756', '2', '123456')).toBe(false);
  expect(of('756', '', '123457')).toBe(false);
});

test('what is written is read again, and each line has a key of its own', () => {
  const ofLine = fc.record({
    fitId: fc.stringMatching(/^[A-Z0-9]{0,8}$/),
    on: fc.constantFrom(on, civilDate('2026-11-20')),
    amountCents: fc
      .integer({ min: -99_999_999, max: 99_999_999 })
      .filter((sum) => sum !== 0)
      .map(cents),
    memo: fc.stringMatching(/^[A-Za-z0-9&<>.ç]{0,20}$/),
  });
  fc.assert(
    fc.property(fc.array(ofLine, { maxLength: 20 }), (lines) => {
      const read = readOfx(writeOfx(bank, { from: on, to: on, lines }));
      expect(read?.lines.map(({ fitId, on: day, amountCents }) => ({ fitId, on: day, amountCents }))).toEqual(
        lines.map(({ fitId, on: day, amountCents }) => ({ fitId, on: day, amountCents })),
      );
      expect(new Set(lineKeys(read?.lines ?? [])).size).toBe(lines.length);
    }),
  );
});
