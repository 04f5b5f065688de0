import { z } from 'zod';
import { day, id, instant } from '../fields.ts';
import {
  isCep,
  isCnpj,
  isEmail,
  isLandlinePhone,
  onlyDigits,
  plainCnpj,
  telephoneE164,
  ufOfCep,
  ufs,
} from '../kernel/index.ts';
import { keyInstant, pageOf } from '../page.ts';
import { storeSettings, storeStatuses } from '../retailers/schemas.ts';

/** Zones in which a retailer's business days may be counted. */
export const networkZones = ['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'] as const;

const words = (most: number) => z.string().trim().min(1).max(most);
const perhaps = (most: number) => z.string().trim().max(most).default('');
const reason = z.string().trim().min(3).max(200);
const status = z.enum(storeStatuses);
const cnpj = z
  .string()
  .max(24)
  .transform(plainCnpj)
  .refine(isCnpj, 'Digite um CNPJ válido.')
  .meta({ description: 'CNPJ, fourteen characters, digits or letters', examples: ['12.ABC.345/01DE-35'] });
const phone = z
  .string()
  .max(24)
  .refine(isLandlinePhone, 'Digite um telefone válido.')
  .transform((text) => telephoneE164(text) ?? text)
  .meta({ description: 'Telephone with its area code; kept as +55 and ten or eleven digits' });
const cep = z
  .string()
  .max(12)
  .refine(isCep, 'Insira um cep válido.')
  .transform(onlyDigits)
  .meta({ description: 'CEP, eight digits', examples: ['69005-040'] });
const email = z.string().trim().toLowerCase().refine(isEmail, 'E-mail inválido');
const revision = z
  .int()
  .min(0)
  .meta({ description: 'Of the retailer, as it was read: a write on an older one is refused' });

const contact = z.object({ name: words(120), email, phone });
const retailerFields = {
  fantasyName: words(80),
  legalName: words(160),
  cnpj,
  zone: z.enum(networkZones),
  contact,
};

export const networkRetailerEntry = z.object(retailerFields);
export const networkRetailerChange = z.object({ ...retailerFields, revision });
export const networkStatusChange = z.object({ status, reason, revision });

const address = {
  cep,
  street: words(120),
  number: words(20),
  complement: perhaps(60),
  district: words(80),
  city: words(80),
  cityCode: z.int().meta({ description: 'Code of the municipality, of IBGE' }),
  uf: z.enum(ufs),
};
const storeFields = {
  name: words(80),
  cnpj,
  address: z.object(address).refine(({ cep: code, uf }) => ufOfCep(code) === uf, {
    path: ['cep'],
    message: 'Este CEP não é deste estado.',
  }),
  phone: phone.nullable(),
  settings: storeSettings,
};
export const networkStoreEntry = z.object({ ...storeFields, revision });

const stored = { status, revision };
/** A retailer in the list. */
export const networkRetailerLine = z.object({
  id,
  fantasyName: z.string(),
  legalName: z.string(),
  cnpj: z.string(),
  status,
  isProvider: z.boolean(),
  activeStores: z.int(),
  stores: z.int(),
});
export const networkRetailerQuery = z.object({ search: z.string().max(80).optional(), status: status.optional() });

export const networkSteps = ['STORE', 'MANAGER', 'POLICY', 'CONTACT'] as const;
export const networkStore = z.object({
  id,
  name: z.string(),
  cnpj: z.string(),
  status,
  address: z
    .object({
      cep: z.string(),
      street: z.string(),
      number: z.string(),
      complement: z.string(),
      district: z.string(),
      city: z.string(),
      cityCode: z.int(),
      uf: z.enum(ufs),
    })
    .nullable()
    .meta({ description: 'Null while a store from before has its address in one line alone' }),
  addressLine: z.string().meta({ description: 'As receipts print it' }),
  phone: z.string().nullable(),
  settings: storeSettings,
  staff: z.int().meta({ description: 'Active people of the store' }),
});
/** A retailer with its stores, and what is missing before it may sell. */
export const networkRetailer = z.object({
  ...stored,
  id,
  fantasyName: z.string(),
  legalName: z.string(),
  cnpj: z.string(),
  zone: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
  isProvider: z.boolean(),
  mayChange: z.boolean().meta({ description: 'Whether who asks may change it: an analyst of the provider' }),
  steps: z
    .array(z.object({ step: z.enum(networkSteps), isDone: z.boolean() }))
    .meta({ description: 'What it needs before it may sell' }),
  stores: z.array(networkStore),
});

/** What is still under way in a store, before it is closed. */
export const openWork = z.object({
  offers: z.int().meta({ description: 'Purchases offered and not yet finished' }),
  pixCharges: z.int().meta({ description: 'Pix charges that wait for the customer' }),
  staff: z.int().meta({ description: 'Active people who work there' }),
});

export const networkChangeKinds = ['CREATED', 'CHANGED', 'DEACTIVATED', 'ACTIVATED'] as const;
export const networkChange = z.object({
  id,
  storeId: id.nullable().meta({ description: 'Null: of the retailer itself' }),
  storeName: z.string().nullable(),
  kind: z.enum(networkChangeKinds),
  reason: z.string().nullable(),
  difference: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  author: z.string().meta({ description: "The name to the author's own house, the house to others" }),
  changedAt: instant,
});
const changePage = pageOf(networkChange, { changedAt: keyInstant }, 50);
export const networkChangeQuery = z.object(changePage.request);
export const networkChangePage = z.object(changePage.answer);

export const holidayScopes = ['COUNTRY', 'STATE', 'CITY', 'STORE'] as const;
const place = {
  scope: z.enum(holidayScopes),
  uf: z.enum(ufs).optional().meta({ description: 'With scope STATE and CITY' }),
  cityCode: z.int().optional().meta({ description: 'With scope CITY: code of the municipality, of IBGE' }),
  retailerId: id.optional().meta({ description: 'With scope STORE' }),
  storeId: id.optional().meta({ description: 'With scope STORE' }),
};
const asksPlace = ({ scope, uf, cityCode, retailerId, storeId }: { [K in keyof typeof place]?: unknown }) =>
  scope === 'COUNTRY' ||
  (scope === 'STORE'
    ? retailerId !== undefined && storeId !== undefined
    : uf !== undefined && (scope === 'STATE' || cityCode !== undefined));
export const holidayPreviewEntry = z.object({ ...place, day }).refine(asksPlace, 'scope without its place');
export const holidayEntry = z
  .object({ ...place, day, name: words(80), reason })
  .refine(asksPlace, 'scope without its place');
export const holidayEffect = z.object({
  stores: z.int().meta({ description: 'Stores that lie there' }),
  installments: z.int().meta({ description: 'Open installments of those stores that fall due on the day' }),
  payableOn: day.meta({ description: 'Day until which they may be paid without being late' }),
});
export const localHoliday = z.object({
  id,
  scope: z.enum(holidayScopes),
  place: z.string().meta({ description: 'As people read it: Todo o país, Amazonas, Manaus - AM, Loja Centro' }),
  day,
  name: z.string(),
  reason: z.string(),
  author: z.string(),
});
export const holidayYear = z.object({
  national: z.array(z.object({ day, name: z.string() })),
  local: z.array(localHoliday),
  mayChange: z.boolean(),
});
export const holidayRemoval = z.object({ reason });
