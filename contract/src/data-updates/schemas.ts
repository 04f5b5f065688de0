import { z } from 'zod';
import { keptAddress } from '../borrowers/registration-schemas.ts';
import { id, instant } from '../fields.ts';
import { isCep, isEmail, isMobilePhone, onlyDigits, pixKeyKinds, pixKeyOf, toE164 } from '../kernel/index.ts';
import { keyInstant, pageOf } from '../page.ts';

const secret = z.string().regex(/^[\w-]{43}$/);
/** Held by the page that began the visit: good for as long as the visit lasts, on one device. */
const key = secret.meta({ description: 'Of the visit, as the call that began it answered' });
const code = z.string().regex(/^\d{6}$/);
const line = (most: number) => z.string().trim().min(1).max(most);

export const dataLink = z.object({
  url: z.string().meta({ description: 'Address of the page, for a new tab; good once, for 30 minutes' }),
});

export const dataLinkOpening = z.object({
  token: secret.meta({ description: 'What stands behind the # of the link' }),
});

/** A visit of a link: who it is of, and where a code may go. */
export const openedDataLink = z.object({
  key: secret,
  firstName: z.string(),
  phoneNumber: z.string().nullable().meta({ description: 'Masked' }),
  email: z.string().nullable().meta({ description: 'Masked' }),
});

export const dataCodeChannels = ['SMS', 'EMAIL'] as const;
export type DataCodeChannel = (typeof dataCodeChannels)[number];
export const dataCodeRequest = z.object({ key, channel: z.enum(dataCodeChannels) });
export const dataCode = z.object({ key, code });
export const dataVisit = z.object({ key });

const email = z
  .string()
  .trim()
  .toLowerCase()
  .refine(isEmail, 'Digite um e-mail válido.')
  .meta({ description: 'E-mail address' });
const phone = z
  .string()
  .max(25)
  .refine(isMobilePhone, 'Digite um celular válido, com DDD.')
  .transform((text) => toE164(text) ?? text)
  .meta({ description: 'Brazilian mobile, punctuation allowed', examples: ['(92) 98888-7777'] });

/** The key as it was typed, and of which kind. */
const pixKey = z
  .object({ kind: z.enum(pixKeyKinds), key: z.string().max(80) })
  .refine(({ kind, key: typed }) => pixKeyOf(kind, typed) !== null, 'Digite uma chave Pix válida.')
  .transform(({ kind, key: typed }) => ({ kind, key: pixKeyOf(kind, typed) ?? typed }));

export const homeAddress = z.object({
  cep: z.string().max(12).refine(isCep, 'Digite um CEP válido.').transform(onlyDigits),
  street: line(120),
  number: line(10).meta({ description: "'S/N' where there is none" }),
  complement: z.string().trim().max(60).default(''),
  district: line(60),
  city: line(60),
});

/** Requests for another phone: what became of them. */
export const phoneChangeStatuses = ['WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN'] as const;
export type PhoneChangeStatus = (typeof phoneChangeStatuses)[number];

/** Whose data: of who works at the counter, or of a customer. */
export const dataSubjects = ['OPERATOR', 'CUSTOMER'] as const;
export type DataSubject = (typeof dataSubjects)[number];

/** The newest request for another phone, as the person who made it sees it. */
const ownPhoneChange = z.object({
  status: z.enum(phoneChangeStatuses),
  phoneNumber: z.string().meta({ description: 'The new one, masked' }),
  askedAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().nullable().meta({ description: 'Why it was refused' }),
});

/** What is known of the person whom a code identified, for that person alone. */
export const ownData = z.object({
  subject: z.enum(dataSubjects),
  name: z.string(),
  cpf: z.string().meta({ description: 'Masked' }),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  pixKey: z
    .object({ kind: z.enum(pixKeyKinds).nullable(), key: z.string() })
    .nullable()
    .meta({ description: 'Of operators; the kind is null where an older version kept none that it knows' }),
  address: z
    .object({ ...keptAddress.shape, state: z.string() })
    .nullable()
    .meta({ description: 'Of customers' }),
  phoneChange: ownPhoneChange.nullable(),
  endsAt: instant.meta({ description: 'When the visit ends' }),
});

/** What is left out stays. */
export const dataChange = z.object({
  key,
  email: email.optional(),
  pixKey: pixKey.optional(),
  address: homeAddress.optional(),
});
export const phoneRequest = z.object({ key, phoneNumber: phone });

/** What an analyst should know before deciding. */
export const phoneChangeHints = ['OTHER_CUSTOMER', 'STAFF', 'CHANGED_RECENTLY'] as const;
export type PhoneChangeHint = (typeof phoneChangeHints)[number];

const somebody = z.object({ id, name: z.string() });

export const phoneChange = z.object({
  id,
  personId: id,
  subject: z.enum(dataSubjects),
  name: z.string(),
  oldPhoneNumber: z.string().nullable().meta({ description: 'Masked' }),
  newPhoneNumber: z.string().meta({ description: 'Whole: who decides may call it' }),
  askedAt: instant,
  hints: z.array(z.enum(phoneChangeHints)),
  status: z.enum(phoneChangeStatuses),
  claim: z.object({ by: somebody, until: instant }).nullable().meta({ description: 'Who looks at it now' }),
  decision: z.object({ by: somebody, at: instant, reason: z.string() }).nullable(),
});

const phoneChangePage = pageOf(phoneChange, { askedAt: keyInstant }, 50);
export const phoneChangeQuery = z.object({
  status: z.enum(phoneChangeStatuses).default('WAITING'),
  ...phoneChangePage.request,
});
export const phoneChangeList = z.object(phoneChangePage.answer);
export const phoneChangeRef = z.object({ personId: id, id });
export const phoneChangeDecision = z.object({ isApproved: z.boolean(), reason: z.string().trim().min(3).max(200) });
