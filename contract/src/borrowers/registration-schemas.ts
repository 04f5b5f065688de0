import { z } from 'zod';
import { applicationStatuses } from '../applications/enums.ts';
import { day, id, instant } from '../fields.ts';
import { isCep, isEmail, isMobilePhone, onlyDigits, toE164 } from '../kernel/index.ts';
import { isFullName, tidyFullName } from './registration-rules.ts';

/** How a code reaches a phone. */
export const phoneCodeChannels = ['SMS', 'WHATSAPP', 'PHONE_CALL'] as const;
export type PhoneCodeChannel = (typeof phoneCodeChannels)[number];

export const registrationPhone = z.object({
  id,
  phoneNumber: z
    .string()
    .meta({ description: 'Masked once it is verified; whole until then, to be read to the customer' }),
  isVerified: z.boolean(),
  isSecondary: z.boolean(),
  /** Null until a code was sent. */
  codeSentAt: instant.nullable(),
});

/** A new or first primary number; the one before stays until this is verified. */
export const phoneEntry = z.object({
  phoneNumber: z
    .string()
    .max(25)
    .refine(isMobilePhone, 'Digite um telefone válido.')
    .transform((text) => toE164(text) ?? text)
    .meta({ description: 'Brazilian mobile, punctuation allowed', examples: ['+5592988887777'] }),
});

export const borrowerPhoneRef = z.object({ id, phoneId: id });

export const phoneCodeRequest = z.object({
  communicationChannel: z.enum(phoneCodeChannels).default('SMS'),
  retailerId: id.optional().meta({ description: "The caller's own, whatever it says" }),
});

export const sentPhoneCode = z.object({
  channel: z.enum(phoneCodeChannels),
  sentAt: instant,
  resendAt: instant.meta({ description: 'Before it no other code is sent' }),
  expiresAt: instant,
});

/** A way that fails is left for the next; a code that none brings is told. */
export const phoneCodeDelivery = z.object({
  channel: z.enum(phoneCodeChannels).nullable().meta({ description: 'By which way it goes now; null without a code' }),
  undeliveredChannels: z.array(z.enum(phoneCodeChannels)).meta({ description: 'By which it did not arrive' }),
  isUndelivered: z.boolean().meta({ description: 'No way is left that has not failed' }),
});

export const phoneCode = z.object({
  verificationCode: z
    .string()
    .max(10)
    .transform(onlyDigits)
    .refine((digits) => /^\d{6}$/.test(digits), 'Digite os 6 dígitos do código.'),
  storeId: id.optional(),
});

/** The phone, and where the registration stands now: verifying the first one asks for the pre-decision. */
export const verifiedPhone = z.object({ phone: registrationPhone, status: z.enum(applicationStatuses) });

const line = (most: number) => z.string().trim().min(1).max(most);
const shortLine = (most: number) => z.string().trim().max(most).default('');

/** Where a customer lives. Of a CEP of a whole town, and of a street without numbers, parts are empty. */
const registrationAddress = z.object({
  cep: z.string().max(12).refine(isCep, 'Insira um cep válido.').transform(onlyDigits),
  street: line(120),
  number: shortLine(10),
  complement: shortLine(60),
  district: shortLine(60),
  city: line(60),
});

const keptText = z.string();
/** The same as it is kept. */
export const keptAddress = z.object({
  cep: keptText,
  street: keptText,
  number: keptText,
  complement: keptText,
  district: keptText,
  city: keptText,
});

/** Data of an open registration; what is left out stays. */
export const registrationData = z.object({
  name: z.string().max(120).refine(isFullName, 'Digite nome e sobrenome.').transform(tidyFullName).optional(),
  birthDate: day.optional(),
  professionId: z.int().min(1).optional(),
  cep: z.string().max(12).refine(isCep, 'Insira um cep válido.').transform(onlyDigits).optional(),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .refine((text) => text === '' || isEmail(text), 'E-mail inválido')
    .optional()
    .meta({ description: 'Empty removes it' }),
  address: registrationAddress.optional().meta({
    description: 'Its CEP counts as that of the registration; another CEP alone takes the address away',
  }),
});

export const billDueDayEntry = z.object({ billDueDay: z.int().min(1).max(28) });

/** A customer as their registration shows them. */
export const registeringBorrower = z.object({
  id,
  cpf: z.string().meta({ description: 'Masked' }),
  name: z.string().meta({ description: 'Empty until it is given' }),
  birthDate: day.nullable().meta({ description: 'Null until it is given, and of a registration that is not open' }),
  cep: z.string().nullable().meta({ description: 'As birthDate' }),
  email: z.string().nullable().meta({ description: 'As birthDate' }),
  address: keptAddress.nullable().meta({ description: 'As birthDate' }),
  professionId: z.int().nullable(),
  billDueDay: z.int().min(1).max(28).nullable(),
  phoneNumber: z.string().nullable().meta({ description: 'The verified primary one, masked' }),
  unverifiedPhoneNumber: z.string().nullable().meta({ description: 'The primary one that waits for its code, whole' }),
  phones: z.array(registrationPhone).meta({ description: 'Of the primary ones the newest alone, then the secondary' }),
  phoneStatus: z.enum(['VERIFIED', 'UNVERIFIED']),
  enableHighRecurrence: z.boolean(),
  borrowerSettings: z.object({ disablePurchase: z.boolean() }),
});
