import { birthFault, isFullName, tidyFullName } from '@balcao/contract/constants';
import { type CivilDate, isCep, isDate, isEmail } from '@balcao/contract/kernel';
import type { Wire } from '@balcao/contract';
import { dataTexts } from './texts.ts';

type DataChange = Wire<'PATCH /borrowers/{id}'>['body'];
/** What the server knows of a customer who registers. */
type Known = Pick<Wire<'PATCH /borrowers/{id}'>['answer'], keyof DataForm>;

/** 'Cadastro do cliente' as it is typed: digits without masks. */
export interface DataForm {
  readonly name: string;
  /** Null while no whole, existing day is typed. */
  readonly birthDate: CivilDate | null;
  readonly professionId: number | null;
  readonly email: string;
  readonly cep: string;
}

export const emptyForm: DataForm = { name: '', birthDate: null, professionId: null, email: '', cep: '' };

export const formOf = ({ name, birthDate, professionId, email, cep }: Known): DataForm => ({
  name,
  birthDate: birthDate !== null && isDate(birthDate) ? birthDate : null,
  professionId,
  email: email ?? '',
  cep: cep ?? '',
});

export type DataFaults = { readonly [K in keyof DataForm]?: string };

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

/** What is wrong with each field; empty when it may be sent. */
export function faultsOf({ name, birthDate, professionId, email, cep }: DataForm, today: string): DataFaults {
  const faults = {
    name: isFullName(name) ? undefined : dataTexts.nameShort,
    birthDate: birthText(birthDate, today),
    professionId: professionId === null ? dataTexts.professionMissing : undefined,
    email: email.trim() === '' || isEmail(email.trim()) ? undefined : dataTexts.emailWrong,
    cep: isCep(cep) ? undefined : dataTexts.cepWrong,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** What was changed against what the server knows; null when nothing was, and then nothing is sent. */
export function changeOf(form: DataForm, borrower: Known): DataChange | null {
  const stored = formOf(borrower);
  const typed = { ...form, name: tidyFullName(form.name), email: form.email.trim().toLowerCase() };
  const changed = (Object.keys(stored) as (keyof DataForm)[]).filter((key) => typed[key] !== stored[key]);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, typed[key]]));
}
