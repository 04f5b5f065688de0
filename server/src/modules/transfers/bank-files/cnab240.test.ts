import { cents, civilDate } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import {
  type FileAnswer,
  occurrenceText,
  outcomeOf,
  readReturn,
  remittanceText,
  type TransferBank,
} from './cnab240.ts';

const bank: TransferBank = {
  code: '756',
  agreement: 'CONVENIO',
  agency: '00001',
  agencyDigit: '9',
  account: '000000012345',
  accountDigit: '6',
  cep: '69000000',
  uf: 'AM',
};
const payer = { cnpj: '11222333000181', name: 'Provedor Ltda' };
const on = civilDate('2026-11-23');
const payment = { ourId: 'R1-20261123', name: 'Loja Rió Ltda', cnpj: '12345678000195', on, amountCents: cents(19_200) };
const golden = [
  `75600000         211222333000181CONVENIO            0000190000000123456 PROVEDOR LTDA                 BANCO${' '.repeat(35)}12311202610150000000110300000`,
  `75600011C2045046 211222333000181CONVENIO            0000190000000123456 PROVEDOR LTDA${' '.repeat(17 + 70)}00000${' '.repeat(35)}69000000AM01`,
  `7560001300001A00000900000000 000000000000  LOJA RIO LTDA                 R1-20261123         23112026BRL000000000000000000000000019200${' '.repeat(20)}00000000000000000000000${' '.repeat(52)}0`,
  `7560001300002B03 212345678000195${' '.repeat(95)}12345678000195${' '.repeat(91)}00000000`,
  '75600015         000004000000000000019200000000000000000000000000',
  '75699999         000001000006000000',
].map((line) => line.padEnd(240));
const written = (payments = [payment]) => remittanceText({ bank, payer, number: 1, on, time: '101500', payments });

// The golden file of a Pix payment, record by record.
test('a file of a payment is what the bank asks for, character by character', () => {
  expect(written().split('\r\n')).toEqual([...golden, '']);
});

// The layout of FEBRABAN: what is paid to an account names it, and is a batch of its own form.
test('a retailer with an account is paid by TED, or within the payer’s own bank, and the others by Pix', () => {
  const ted = { ...payment, ourId: 'R1-2', account: '341 1234 56789-0', amountCents: cents(10_000) };
  const own = { ...payment, ourId: 'R1-3', account: '756 4321-X 987-6', amountCents: cents(700) };
  const lines = written([ted, payment, own, { ...ted, ourId: 'R1-4' }])
    .split('\r\n')
    .slice(0, -1);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([240]));
  const at = (index: number, from: number, to: number) => lines[index]?.slice(from - 1, to);
  expect(lines.slice(1, 4)).toEqual(golden.slice(1, 4));
  expect([at(5, 4, 13), at(11, 4, 13)]).toEqual(['00021C2041', '00031C2001']);
  expect([at(6, 15, 20), at(6, 21, 43), at(6, 74, 93)?.trim()]).toEqual(['000018', '34101234 0000000567890 ', 'R1-2']);
  expect([at(6, 220, 226), at(7, 14, 32), at(8, 9, 14)]).toEqual(['00010CC', 'B   212345678000195', '00003A']);
  expect([at(12, 18, 20), at(12, 21, 43), at(12, 220, 226)]).toEqual(['000', '75604321X0000000009876 ', '     CC']);
  expect([at(10, 18, 41), at(14, 18, 41)]).toEqual(['000006000000000000020000', '000004000000000000000700']);
  expect(at(15, 18, 29)).toBe('000003000016');
});

test('every record has 240 characters, whatever a retailer is called, and the sums are those of the payments', () => {
  const many = ['Açaí & Cia — “Ponto” do Sul com um nome que não cabe', 'x', 'Ñandú\tLtda'].map((name) =>
    Object.assign({}, payment, { name }),
  );
  const lines = written(many).split('\r\n').slice(0, -1);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([240]));
  expect(lines.every((line) => /^[ -~]*$/.test(line))).toBe(true);
  expect(lines.at(-2)?.slice(17, 41)).toBe('000008000000000000057600');
});

/** The same file as the bank sends it back. */
const returned = (occurrences: string, paidCents = 19_200) =>
  [
    `${golden[0]?.slice(0, 142)}2${golden[0]?.slice(143)}`,
    golden[1],
    `${golden[2]?.slice(0, 154)}23112026${String(paidCents).padStart(15, '0')}${golden[2]?.slice(177, 230)}${occurrences.padEnd(10)}`,
    ...golden.slice(3),
  ].join('\n');

test('what the bank sends back tells of each payment', () => {
  expect(readReturn(returned('00'))).toMatchObject({
    bankCode: '756',
    cnpj: payer.cnpj,
    isReturn: true,
    answers: [{ ourId: 'R1-20261123', paidCents: 19_200, paidOn: on, occurrences: ['00'] }],
  });
  expect(readReturn(written())?.isReturn).toBe(false);
});

test.each([
  ['a text', 'retorno'],
  ['nothing', ''],
  ['a record that is cut', returned('00').replace(/.$/m, '')],
  ['a file without its end', returned('00').split('\n').slice(0, -1).join('\n')],
  [
    'letters where the value is',
    returned('00')
      .replace('000000000019200', '0000000000192O0')
      .replace('23112026000000000019200', '2311202600000000001920O'),
  ],
])('%s is no file of a bank', (_, text) => expect(readReturn(text)).toBeNull());

test.each([
  ['00', 'PAID', 'Ocorrência 00'],
  ['BD', 'WAITING', 'Ocorrência BD'],
  ['', 'WAITING', ''],
  ['AGZX', 'REFUSED', 'Agência ou conta inválida, Ocorrência ZX'],
] as const)('occurrences "%s" are %s', (codes, outcome, text) => {
  const [answer] = readReturn(returned(codes))?.answers ?? [];
  expect(outcomeOf(answer as FileAnswer)).toBe(outcome);
  expect(occurrenceText(answer?.occurrences ?? [])).toBe(text);
});
