import type { Cents, CivilDate } from '@balcao/contract';
import { cents, civilDate } from '@balcao/credit-math';

/** The account of ours that a bank pays from, as its files name it. */
export interface TransferBank {
  code: string;
  agreement: string;
  agency: string;
  agencyDigit: string;
  account: string;
  accountDigit: string;
  /** Where the payer is. */
  cep: string;
  uf: string;
}

export interface Payer {
  cnpj: string;
  name: string;
}

/** One Pix to the CNPJ of a retailer. */
export interface FilePayment {
  ourId: string;
  name: string;
  cnpj: string;
  on: CivilDate;
  amountCents: Cents;
}

interface Remittance {
  bank: TransferBank;
  payer: Payer;
  number: number;
  /** Day and time of the payer's zone: '2026-11-23', '101500'. */
  on: CivilDate;
  time: string;
  payments: readonly FilePayment[];
}

const RECORD = 240;
/** Capitals of ASCII: what banks read. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^ -~]/g, ' ');
const words = (text: string, length: number) => plain(text).slice(0, length).padEnd(length);
const digits = (value: number | string, length: number) => String(value).padStart(length, '0');
const blank = (length: number) => ' '.repeat(length);
const zeros = (length: number) => '0'.repeat(length);
const dayOf = (day: CivilDate) => day.split('-').toReversed().join('');
const record = (...parts: string[]) => parts.join('').padEnd(RECORD);

/** A file of Pix payments (form 45), one batch, two records each; every record 240 characters. */
export function remittanceText({ bank, payer, number, on, time, payments }: Remittance): string {
  const { code } = bank;
  const us = [`2${payer.cnpj}${words(bank.agreement, 20)}${bank.agency}${bank.agencyDigit}`];
  us.push(`${bank.account}${bank.accountDigit} ${words(payer.name, 30)}`);
  const total = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const details = payments.flatMap((one, index) => [
    record(
      `${code}00013${digits(2 * index + 1, 5)}A000009${zeros(8)} ${zeros(12)}  ${words(one.name, 30)}${words(one.ourId, 20)}`,
      `${dayOf(one.on)}BRL${zeros(15)}${digits(one.amountCents, 15)}${blank(20)}${zeros(23)}${blank(52)}0`,
    ),
    record(
      `${code}00013${digits(2 * index + 2, 5)}B03 2${one.cnpj}${blank(95)}${words(one.cnpj, 99)}${blank(6)}${zeros(8)}`,
    ),
  ]);
  const records = [
    record(`${code}00000${blank(9)}`, ...us, words('BANCO', 40), `1${dayOf(on)}${time}${digits(number, 6)}10300000`),
    record(`${code}00011C2045046 `, ...us, blank(70), zeros(5), blank(35), bank.cep, bank.uf, '01'),
    ...details,
    record(`${code}00015${blank(9)}${digits(details.length + 2, 6)}${digits(total, 18)}${zeros(24)}`),
    record(`${code}99999${blank(9)}${digits(1, 6)}${digits(details.length + 4, 6)}${zeros(6)}`),
  ];
  return `${records.join('\r\n')}\r\n`;
}

/** What a bank says of one payment. */
export interface FileAnswer {
  ourId: string;
  paidCents: Cents;
  paidOn: CivilDate | null;
  /** Codes of two characters. */
  occurrences: string[];
  /** As it stands in the file. */
  record: string;
}

export interface ReturnFile {
  bankCode: string;
  cnpj: string;
  isReturn: boolean;
  answers: FileAnswer[];
}

const at = (line: string, from: number, to: number) => line.slice(from - 1, to);
const readDay = (text: string) => {
  const day = `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && text !== zeros(8);
  return isDay ? civilDate(day) : null;
};
const answerOf = (line: string): FileAnswer => ({
  ourId: at(line, 74, 93).trim(),
  paidCents: cents(Number(at(line, 163, 177))),
  paidOn: readDay(at(line, 155, 162)),
  occurrences: (at(line, 231, 240).match(/../g) ?? []).filter((code) => /^[\dA-Z]{2}$/.test(code)),
  record: line,
});

/** Reads a file of a bank; null when it is none: records of another length, no header, no end, or no figures where they belong. */
export function readReturn(text: string): ReturnFile | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && line !== '\u001A');
  const [header = ''] = lines;
  const isWhole =
    lines.every((line) => line.length === RECORD) && at(header, 8, 8) === '0' && at(lines.at(-1) ?? '', 8, 8) === '9';
  const details = lines.filter((line) => at(line, 8, 8) === '3' && at(line, 14, 14) === 'A');
  if (!isWhole || !details.every((line) => /^\d{15}$/.test(at(line, 163, 177)))) return null;
  return {
    bankCode: at(header, 1, 3),
    cnpj: at(header, 19, 32),
    isReturn: at(header, 143, 143) === '2',
    answers: details.map(answerOf),
  };
}

const meanings: Readonly<Record<string, string>> = {
  '01': 'Insuficiência de fundos',
  '02': 'Cancelado pelo pagador',
  AE: 'Tipo ou número de inscrição inválido',
  AF: 'Convênio inválido',
  AG: 'Agência ou conta inválida',
  AL: 'Banco do favorecido inválido',
  AP: 'Data de lançamento inválida',
  AR: 'Valor inválido',
  BE: 'Pagamento excluído',
  HA: 'Lote não aceito',
};

/** PAID: the retailer has it. WAITING: the bank took it and has not paid. REFUSED: it will not. */
export function outcomeOf({ occurrences }: Pick<FileAnswer, 'occurrences'>): 'PAID' | 'WAITING' | 'REFUSED' {
  if (occurrences.includes('00')) return 'PAID';
  return occurrences.every((code) => code === 'BD') ? 'WAITING' : 'REFUSED';
}

/** The occurrences in words; one that is not known by its code. */
export const occurrenceText = (occurrences: readonly string[]): string =>
  occurrences.map((code) => meanings[code] ?? `Ocorrência ${code}`).join(', ');
