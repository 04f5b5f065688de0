import { isCep, isCnpj, isEmail, isLandlinePhone, ufOfCep } from '@balcao/contract/kernel';
import { texts } from '../texts.ts';

/** What is typed of a retailer or a store, by field. */
export type Draft<F extends string> = Record<F, string>;
export type Faults<F extends string> = Partial<Record<F, string>>;

const must = (text: string) => (text.trim() === '' ? texts.required : undefined);
const fits = (isRight: (text: string) => boolean, otherwise: string) => (text: string) =>
  must(text) ?? (isRight(text) ? undefined : otherwise);
const cnpj = fits(isCnpj, texts.invalidCnpj);
const phone = fits(isLandlinePhone, texts.invalidPhone);

export const retailerFieldNames = [
  'fantasyName',
  'legalName',
  'cnpj',
  'zone',
  'contactName',
  'contactEmail',
  'contactPhone',
] as const;
export type RetailerField = (typeof retailerFieldNames)[number];

export const storeFieldNames = [
  'name',
  'cnpj',
  'phone',
  'cep',
  'uf',
  'cityCode',
  'street',
  'number',
  'district',
  'complement',
] as const;
export type StoreField = (typeof storeFieldNames)[number];

/** Only what is wrong. */
function faultsIn<F extends string>(found: Record<F, string | undefined>): Faults<F> {
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined)) as Faults<F>;
}

export const retailerFaults = (draft: Draft<RetailerField>): Faults<RetailerField> =>
  faultsIn({
    fantasyName: must(draft.fantasyName),
    legalName: must(draft.legalName),
    cnpj: cnpj(draft.cnpj),
    zone: must(draft.zone),
    contactName: must(draft.contactName),
    contactEmail: fits((text) => isEmail(text.trim()), texts.invalidEmail)(draft.contactEmail),
    contactPhone: phone(draft.contactPhone),
  });

function cepFault({ cep, uf }: Draft<StoreField>): string | undefined {
  const fault = fits(isCep, texts.invalidCep)(cep);
  return fault ?? (uf !== '' && ufOfCep(cep) !== uf ? texts.cepElsewhere : undefined);
}

/** A store's telephone may be left out, as the complement. */
export const storeFaults = (draft: Draft<StoreField>): Faults<StoreField> =>
  faultsIn({
    name: must(draft.name),
    cnpj: cnpj(draft.cnpj),
    phone: draft.phone === '' ? undefined : phone(draft.phone),
    cep: cepFault(draft),
    uf: must(draft.uf),
    cityCode: must(draft.cityCode),
    street: must(draft.street),
    number: must(draft.number),
    district: must(draft.district),
    complement: undefined,
  });
