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

/** One payment to a retailer: to its account where it has said one, else by Pix to its CNPJ. */
export interface FilePayment {
  ourId: string;
  name: string;
  cnpj: string;
  /** Bank, agency and account, as terms have it: '341 1234 56789-0'. */
  account?: string | undefined;
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

/** By Pix, by TED to another bank, or within the payer's own: each is a batch of its own in a file. */
const forms = {
  PIX: { form: '45', chamber: '009' },
  TED: { form: '41', chamber: '018' },
  OWN_BANK: { form: '01', chamber: '000' },
} as const;
type Form = keyof typeof forms;

function formOf({ account }: FilePayment, { code }: TransferBank): Form {
  if (account === undefined) return 'PIX';
  return account.startsWith(code) ? 'OWN_BANK' : 'TED';
}

/** Bank, agency and account with their digits, 23 characters. */
function accountField(account: string | undefined): string {
  if (account === undefined) return `${zeros(8)} ${zeros(12)}  `;
  const [bank = '', agency = '', number = ''] = account.split(' ');
  const parted = (text: string, length: number) => {
    const [whole = '', digit = ' '] = text.split('-');
    return `${digits(whole, length)}${digit}`;
  };
  return `${bank}${parted(agency, 5)}${parted(number, 12)} `;
}

const CREDIT_IN_ACCOUNT = '00010';

/** Two records of a payment. */
function detailsOf(one: FilePayment, { place, begin, form }: { place: number; begin: string; form: Form }): string[] {
  const isPix = form === 'PIX';
  const purpose = isPix ? blank(52) : `${blank(42)}${form === 'TED' ? CREDIT_IN_ACCOUNT : blank(5)}CC${blank(3)}`;
  const key = isPix ? `03 2${one.cnpj}${blank(95)}${words(one.cnpj, 99)}` : `   2${one.cnpj}${blank(194)}`;
  return [
    record(
      `${begin}3${digits(2 * place + 1, 5)}A000${forms[form].chamber}${accountField(one.account)}${words(one.name, 30)}${words(one.ourId, 20)}`,
      `${dayOf(one.on)}BRL${zeros(15)}${digits(one.amountCents, 15)}${blank(20)}${zeros(23)}${purpose}0`,
    ),
    record(`${begin}3${digits(2 * place + 2, 5)}B${key}${blank(6)}${zeros(8)}`),
  ];
}

/** A file of payments, a batch a form, two records each; every record 240 characters. */
export function remittanceText({ bank, payer, number, on, time, payments }: Remittance): string {
  const { code } = bank;
  const us = [`2${payer.cnpj}${words(bank.agreement, 20)}${bank.agency}${bank.agencyDigit}`];
  us.push(`${bank.account}${bank.accountDigit} ${words(payer.name, 30)}`);
  const kinds = (Object.keys(forms) as Form[]).filter((form) => payments.some((one) => formOf(one, bank) === form));
  const batches = kinds.flatMap((form, index) => {
    const begin = `${code}${digits(index + 1, 4)}`;
    const own = payments.filter((one) => formOf(one, bank) === form);
    const details = own.flatMap((one, place) => detailsOf(one, { place, begin, form }));
    const total = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return [
      record(`${begin}1C20${forms[form].form}046 `, ...us, blank(70), zeros(5), blank(35), bank.cep, bank.uf, '01'),
      ...details,
      record(`${begin}5${blank(9)}${digits(details.length + 2, 6)}${digits(total, 18)}${zeros(24)}`),
    ];
  });
  const records = [
    record(`${code}00000${blank(9)}`, ...us, words('BANCO', 40), `1${dayOf(on)}${time}${digits(number, 6)}10300000`),
    ...batches,
    record(`${code}99999${blank(9)}${digits(kinds.length, 6)}${digits(batches.length + 2, 6)}${zeros(6)}`),
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
  AM: 'Agência do favorecido inválida',
  AN: 'Conta do favorecido inválida',
  AO: 'Nome do favorecido não informado',
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
