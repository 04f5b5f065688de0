import { birthFault, isFullName, tidyFullName } from '@balcao/contract/constants';
import { type CivilDate, isCep, isDate, isEmail } from '@balcao/contract/kernel';
import type { Wire } from '@balcao/contract';
import { dataTexts } from './texts.ts';

type DataChange = Wire<'PATCH /borrowers/{id}'>['body'];
type Asked = 'name' | 'birthDate' | 'professionId' | 'email' | 'cep' | 'address';
/** What the server knows of a customer who registers. */
type Known = Pick<Wire<'PATCH /borrowers/{id}'>['answer'], Asked>;

/** Where the customer lives, but for the CEP. */
export const addressFields = ['street', 'number', 'complement', 'district', 'city'] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressLines = { readonly [K in AddressField]: string };

/** 'Cadastro do cliente' as it is typed: digits without masks. */
export interface DataForm extends AddressLines {
  readonly name: string;
  /** Null while no whole, existing day is typed. */
  readonly birthDate: CivilDate | null;
  readonly professionId: number | null;
  readonly email: string;
  readonly cep: string;
}

const noAddress: AddressLines = { street: '', number: '', complement: '', district: '', city: '' };

export const emptyForm: DataForm = { name: '', birthDate: null, professionId: null, email: '', cep: '', ...noAddress };

const linesOf = (from: AddressLines): AddressLines => ({
  street: from.street,
  number: from.number,
  complement: from.complement,
  district: from.district,
  city: from.city,
});

export const formOf = ({ name, birthDate, professionId, email, cep, address }: Known): DataForm => ({
  name,
  birthDate: birthDate !== null && isDate(birthDate) ? birthDate : null,
  professionId,
  email: email ?? '',
  cep: cep ?? '',
  ...(address ? linesOf(address) : noAddress),
});

export type DataFaults = { readonly [K in keyof DataForm]?: string | undefined };

const birthTexts = {
  NO_DAY: dataTexts.birthMissing,
  FUTURE: dataTexts.birthInFuture,
  TOO_YOUNG: dataTexts.tooYoung,
  TOO_OLD: dataTexts.tooOld,
} as const;

function birthText(birthDate: string | null, today: string): string | undefined {
  const fault = birthFault(birthDate ?? '', today);
  return fault && birthTexts[fault];
}

/** Of a CEP of a whole town the city alone is known, and nobody has to know more. */
const hasAddress = ({ street, number, complement, district }: AddressLines): boolean =>
  [street, number, complement, district].some((line) => line.trim() !== '');

/** What is wrong with each field; empty when it may be sent. */
export function faultsOf(form: DataForm, today: string): DataFaults {
  const { name, birthDate, professionId, email, cep, street, city } = form;
  const missing = (line: string) => (hasAddress(form) && line.trim() === '' ? dataTexts.lineMissing : undefined);
  const faults = {
    name: isFullName(name) ? undefined : dataTexts.nameShort,
    birthDate: birthText(birthDate, today),
    professionId: professionId === null ? dataTexts.professionMissing : undefined,
    email: email.trim() === '' || isEmail(email.trim()) ? undefined : dataTexts.emailWrong,
    cep: isCep(cep) ? undefined : dataTexts.cepWrong,
    street: missing(street),
    city: missing(city),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

const tidy = (form: DataForm): DataForm => ({
  ...form,
  name: tidyFullName(form.name),
  email: form.email.trim().toLowerCase(),
  ...(hasAddress(form) ? Object.fromEntries(addressFields.map((field) => [field, form[field].trim()])) : noAddress),
});

/** What was changed against what the server knows; null when nothing was, and then nothing is sent. */
export function changeOf(form: DataForm, borrower: Known): DataChange | null {
  const [stored, typed] = [formOf(borrower), tidy(form)];
  const differs = (key: keyof DataForm) => typed[key] !== stored[key];
  const { name, birthDate, professionId, email, cep } = typed;
  const plain = { name, birthDate, professionId, email, cep };
  const changed = Object.entries(plain).filter(([key]) => differs(key as keyof typeof plain));
  // An address goes with its CEP, as one.
  const isMoved = hasAddress(typed) && (differs('cep') || addressFields.some(differs));
  if (changed.length === 0 && !isMoved) return null;
  return { ...Object.fromEntries(changed), ...(isMoved ? { address: { cep, ...linesOf(typed) } } : {}) };
}
