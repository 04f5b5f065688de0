import { z } from 'zod';
import { cpf, day, id, instant } from '../fields.ts';

const reason = z.string().trim().min(3).max(200);
const somebody = z.object({ id, name: z.string() });

/** What a customer agreed to. */
export const consentPurposes = ['CREDIT_ANALYSIS', 'REGISTRATION_PHOTOS'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
const consent = z.object({
  id,
  purpose: z.enum(consentPurposes),
  givenAt: instant,
  withdrawnAt: instant.nullable(),
});

/** Kinds of what is kept of a customer. */
export const keptKinds = [
  'CONTACT',
  'NOTES',
  'PHOTOS',
  'REGISTRATION',
  'CONTRACTS',
  'DECISIONS',
  'MESSAGES',
  'AUDIT',
] as const;
export type KeptKind = (typeof keptKinds)[number];
/** What becomes of each when its erasure is approved: at once, on a day, by its own term, or never while the law keeps it. */
export const keptFates = ['AT_ONCE', 'LATER', 'BY_TERM', 'KEPT'] as const;
export type KeptFate = (typeof keptFates)[number];
const kept = z.object({
  kind: z.enum(keptKinds),
  fate: z.enum(keptFates),
  until: day
    .nullable()
    .meta({ description: 'Last day it is kept by what is known today; null where none can be said' }),
});

export const erasureBars = ['OWES', 'REGISTERING'] as const;
export type ErasureBar = (typeof erasureBars)[number];

/** What another person decides; and what is done as an analyst asks it, kept for its reason. */
export const careRequestKinds = ['ERASURE', 'MERGE', 'EXPORT', 'CONSENT_WITHDRAWAL'] as const;
export type CareRequestKind = (typeof careRequestKinds)[number];
export const careRequestStatuses = ['WAITING', 'APPROVED', 'REFUSED'] as const;
export type CareRequestStatus = (typeof careRequestStatuses)[number];

export const careRequest = z.object({
  id,
  borrowerId: id,
  borrowerName: z.string(),
  kind: z.enum(careRequestKinds).meta({ description: 'EXPORT, CONSENT_WITHDRAWAL: done as they were asked' }),
  duplicate: z.object({ id, name: z.string() }).nullable().meta({ description: 'Of MERGE: the record that ends' }),
  reason: z.string(),
  askedBy: somebody.nullable().meta({ description: 'Null: the customer' }),
  askedAt: instant,
  status: z.enum(careRequestStatuses),
  photosUntil: day.nullable().meta({ description: 'Of an erasure: the last day that photographs are kept' }),
  claim: z.object({ by: somebody, until: instant }).nullable().meta({ description: 'Who has it now' }),
  decision: z.object({ by: somebody, at: instant, reason: z.string() }).nullable(),
});
export const careRequestList = z.object({ items: z.array(careRequest) });

const ownRequest = careRequest.pick({ id: true, kind: true, askedAt: true, status: true, photosUntil: true });
export const ownCare = z.object({
  consents: z.array(consent),
  kept: z.array(kept),
  bar: z.enum(erasureBars).nullable().meta({ description: 'Why nothing can be erased now' }),
  requests: z.array(ownRequest),
});
export const customerCare = ownCare.extend({
  name: z.string(),
  cpf: z.string().meta({ description: 'Masked' }),
  requests: z.array(careRequest),
  mergedInto: id.nullable().meta({ description: 'The record that this one was a duplicate of' }),
});

export const careReason = z.object({ reason });
export const careAsk = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ERASURE'), reason }),
  z.object({ kind: z.literal('MERGE'), reason, duplicateDocument: cpf }),
]);
export const careDecision = z.object({ isApproved: z.boolean(), reason });
export const careRequestRef = z.object({ borrowerId: id, id });
export const consentRef = z.object({ id, consentId: id });

const line = z.object({ name: z.string(), label: z.string(), text: z.string() });
/** All that is kept of a customer, for a person and for a machine. */
export const dataExport = z.object({
  madeAt: instant,
  sections: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      records: z.array(z.array(line)).meta({ description: 'Money as people write it; days as YYYY-MM-DD' }),
    }),
  ),
});
