import { passwordFaults, rolesWithoutStore, staffNameFault } from '@balcao/contract/constants';
import { isCpf, isEmail, isMobilePhone } from '@balcao/contract/kernel';
import type { Role } from '@balcao/contract';
import type { Colleague, ColleagueChange, NewColleague } from '../staff-calls.ts';
import { formTexts } from '../texts.ts';

/** What is typed of a colleague. */
export interface StaffDraft {
  name: string;
  cpf: string;
  email: string;
  /** Area code and number. */
  phone: string;
  storeId: string;
  role: Role | '';
  password: string;
  repeat: string;
}
export type Problems = Partial<Record<keyof StaffDraft, string>>;

export const emptyDraft: StaffDraft = {
  name: '',
  cpf: '',
  email: '',
  phone: '',
  storeId: '',
  role: '',
  password: '',
  repeat: '',
};

export const draftOf = (colleague: Colleague): StaffDraft => ({
  ...emptyDraft,
  name: colleague.name,
  cpf: colleague.cpf,
  email: colleague.email,
  phone: colleague.phoneNumber.replace(/^\+55/, ''),
  storeId: colleague.storeId ?? '',
  role: colleague.role,
});

export const needsStore = (role: Role | '') => role === '' || !rolesWithoutStore.includes(role);

/** What is wrong with a draft, field by field. A colleague who exists keeps name and CPF, and their password unless it is changed. */
export function problemsOf(
  draft: StaffDraft,
  { isNew, hasPassword }: { isNew: boolean; hasPassword: boolean },
): Problems {
  const { problems: says } = formTexts;
  const problems: Problems = {};
  if (isNew && staffNameFault(draft.name) !== undefined) problems.name = says.name;
  if (isNew && !isCpf(draft.cpf)) problems.cpf = says.cpf;
  if (!isEmail(draft.email.trim())) problems.email = says.email;
  if (!isMobilePhone(draft.phone)) problems.phone = says.phone;
  if (draft.role === '') problems.role = says.role;
  if (draft.storeId === '' && needsStore(draft.role)) problems.storeId = says.storeId;
  if (!hasPassword) return problems;
  const [fault] = passwordFaults(draft.password);
  if (fault !== undefined) problems.password = fault;
  else if (draft.repeat !== draft.password) problems.repeat = says.repeat;
  return problems;
}

const at = (retailerId: string | undefined) => (retailerId === undefined ? {} : { retailerId });
const phoneOf = ({ phone }: StaffDraft) => `+55${phone}`;

/** A draft without problems as it is sent. */
export const newColleagueOf = (draft: StaffDraft, role: Role, retailerId: string | undefined): NewColleague => ({
  name: draft.name,
  cpf: draft.cpf,
  email: draft.email.trim(),
  phoneNumber: phoneOf(draft),
  role,
  password: draft.password,
  active: true,
  storeId: draft.storeId === '' ? null : draft.storeId,
  ...at(retailerId),
});

export const changeOf = (
  draft: StaffDraft,
  {
    version,
    role,
    hasPassword,
    retailerId,
  }: { version: number; role: Role; hasPassword: boolean; retailerId: string | undefined },
): ColleagueChange => ({
  email: draft.email.trim(),
  phoneNumber: phoneOf(draft),
  role,
  storeId: draft.storeId === '' ? null : draft.storeId,
  version,
  ...(hasPassword && { password: draft.password }),
  ...at(retailerId),
});
