import { isCep, isEmail, kindOfPixKey, type PixKeyKind, pixKeyKinds, pixKeyOf } from '@balcao/contract/kernel';
import { type OwnData, texts } from './texts.ts';

/** What is typed on the page of own data. */
export interface Draft {
  email: string;
  pixKind: PixKeyKind | '';
  pixKey: string;
  cep: string;
  street: string;
  number: string;
  complement: string;
  district: string;
  city: string;
}

export type Problems = Partial<Record<keyof Draft, string>>;

const addressFields = ['cep', 'street', 'number', 'district', 'city'] as const;

export function draftOf({ email, pixKey, address }: OwnData): Draft {
  const { cep = '', street = '', number = '', complement = '', district = '', city = '' } = address ?? {};
  const key = pixKey?.key ?? '';
  const kind = pixKey ? (pixKey.kind ?? kindOfPixKey(key) ?? '') : '';
  return { email: email ?? '', pixKind: kind, pixKey: key, cep, street, number, complement, district, city };
}

export const kindOf = (text: string): PixKeyKind | '' => pixKeyKinds.find((kind) => kind === text) ?? '';

const isSame = (draft: Draft, before: Draft, fields: readonly (keyof Draft)[]) =>
  fields.every((field) => draft[field].trim() === before[field]);

const pixFields = ['pixKind', 'pixKey'] as const;
const wholeAddress = [...addressFields, 'complement'] as const;

/** What is wrong with what was changed; what stays as it was is not judged. */
export function problemsOf(draft: Draft, data: OwnData): Problems {
  const before = draftOf(data);
  const problems: Problems = {};
  if (!isSame(draft, before, ['email']) && !isEmail(draft.email.trim())) problems.email = texts.emailInvalid;
  const { pixKind } = draft;
  const isKey = pixKind !== '' && pixKeyOf(pixKind, draft.pixKey) !== null;
  if (!isSame(draft, before, pixFields) && !isKey) problems.pixKey = texts.pixInvalid;
  if (isSame(draft, before, wholeAddress)) return problems;
  for (const field of addressFields) if (draft[field].trim() === '') problems[field] = texts.missing;
  if (draft.cep !== '' && !isCep(draft.cep)) problems.cep = texts.cepInvalid;
  return problems;
}

/** The fields that changed, as the server takes them; nothing when none did. */
export function changeOf(draft: Draft, data: OwnData) {
  const before = draftOf(data);
  const { email, pixKind, pixKey, cep, street, number, complement, district, city } = draft;
  return {
    ...(isSame(draft, before, ['email']) ? {} : { email: email.trim() }),
    ...(isSame(draft, before, pixFields) || pixKind === '' ? {} : { pixKey: { kind: pixKind, key: pixKey.trim() } }),
    ...(isSame(draft, before, wholeAddress)
      ? {}
      : { address: { cep, street, number, complement: complement.trim(), district, city } }),
  };
}
