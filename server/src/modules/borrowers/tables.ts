import type { BorrowerStatus, ConsentPurpose, PhoneCodeChannel } from '@balcao/contract';
import {
  boolean,
  bytes,
  date,
  instant,
  integer,
  json,
  nullable,
  optional,
  text,
  uuid,
} from '../../kernel/db/columns.ts';
import { by, type RowOf, table } from '../../kernel/db/table.ts';

export type ImageKind = 'PORTRAIT' | 'DOCUMENT';
export type ImageType = 'image/jpeg' | 'image/png' | 'image/svg+xml';

export const borrowers = table('borrowers', by('id', 'credit'), {
  id: uuid('id'),
  name: text('name'),
  cpfSealed: text('cpf_sealed'),
  /** Null when no phone was ever given. */
  phoneSealed: nullable(text('phone_sealed')),
  emailSealed: nullable(text('email_sealed')),
  /** Keyed hash of the phone: whose a number is. Null without a phone, and until a chore filled it. */
  phoneHash: nullable(text('phone_hash')),
  /** JSON, sealed as one text. */
  addressSealed: nullable(text('address_sealed')),
  birthOn: nullable(date('birth_on')),
  status: text<BorrowerStatus>('status'),
  isPhoneVerified: boolean('is_phone_verified'),
  isPurchaseDisabled: optional(boolean('is_purchase_disabled')),
  isHighRecurrence: optional(boolean('is_high_recurrence')),
  /** Fixed due day of the month, 1 to 28. */
  billDueDay: nullable(integer('bill_due_day')),
  createdAt: instant('created_at'),
  /** Null until the registration asked for it; the code of the CBO, 1 is OUTROS. */
  professionId: nullable(integer('profession_id')),
  /** Eight digits, sealed; null until the registration asked for it. */
  cepSealed: nullable(text('cep_sealed')),
  /** The record that this one was a duplicate of. */
  mergedInto: nullable(uuid('merged_into')),
});

/** What customers agreed to, and until when. */
export const customerConsents = table('customer_consents', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  purpose: text<ConsentPurpose>('purpose'),
  retailerId: uuid('retailer_id'),
  givenAt: instant('given_at'),
  withdrawnAt: nullable(instant('withdrawn_at')),
  /** Who wrote it down; null: the customer. */
  withdrawnBy: nullable(uuid('withdrawn_by')),
});

/** Phones that a registration was given, with the code that went to each. */
export const borrowerPhones = table('borrower_phones', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  phoneSealed: text('phone_sealed'),
  phoneHash: text('phone_hash'),
  isSecondary: optional(boolean('is_secondary')),
  codeHash: nullable(text('code_hash')),
  codeAttempts: optional(integer('code_attempts')),
  codeSentAt: nullable(instant('code_sent_at')),
  codeExpiresAt: nullable(instant('code_expires_at')),
  /** By which way the newest code went, and by which it did not arrive; null of codes from before that was kept. */
  codeChannel: nullable(text<PhoneCodeChannel>('code_channel')),
  codeUndelivered: optional(json<PhoneCodeChannel[]>('code_undelivered')),
  /** When its newest right code was typed. */
  verifiedAt: nullable(instant('verified_at')),
  createdAt: instant('created_at'),
  removedAt: nullable(instant('removed_at')),
});

/** The one borrower of a CPF, by the keyed hash of it. */
export const borrowerDocuments = table('borrower_documents', by('cpf_hash'), {
  cpfHash: text('cpf_hash'),
  borrowerId: uuid('borrower_id'),
});

export const borrowerImages = table('borrower_images', {
  borrowerId: uuid('borrower_id'),
  kind: text<ImageKind>('kind'),
  contentType: text<ImageType>('content_type'),
  bytes: bytes('bytes'),
});

/** Which operator looked whom up, and until when that serves. */
export const lookupGrants = table('lookup_grants', 'retailer', {
  retailerId: uuid('retailer_id'),
  operatorId: uuid('operator_id'),
  borrowerId: uuid('borrower_id'),
  storeId: nullable(uuid('store_id')),
  expiresAt: instant('expires_at'),
});

export type BorrowerRow = RowOf<typeof borrowers>;
