import { z } from 'zod';
import { reason } from '../credit/schemas.ts';
import { day, id, instant, reais } from '../fields.ts';
import { keyInstant, pageOf } from '../page.ts';
import { applicationStatuses, biometryStatuses } from './enums.ts';

/** Why a person looks at a registration. */
export const deskCauses = ['RULES', 'BIOMETRY_CONFLICT', 'BUREAU_SILENT', 'REVIEW'] as const;
export type DeskCause = (typeof deskCauses)[number];

const somebody = z.object({ id, name: z.string() });

export const deskApplication = z.object({
  borrowerId: id,
  id,
  customerName: z.string(),
  cause: z.enum(deskCauses),
  isReevaluation: z.boolean(),
  storeName: z.string(),
  operator: somebody.nullable().meta({ description: 'Who registered: somebody else decides. Null of the own phone' }),
  submittedOn: instant,
  claim: z.object({ by: somebody, until: instant }).nullable().meta({ description: 'Who has it now' }),
});

/** What whoever took it decides on. */
export const takenApplication = z.object({
  ...deskApplication.shape,
  cpf: z.string().meta({ description: 'Masked' }),
  phoneNumber: z.string().nullable().meta({ description: 'Whole: who decides may call it' }),
  birthDate: day.nullable(),
  state: z.string().nullable().meta({ description: 'Of the CEP' }),
  profession: z.string().nullable(),
  biometryStatus: z.enum(biometryStatuses).nullable(),
  hasPortrait: z.boolean(),
  hasDocumentPhoto: z.boolean(),
  reasons: z
    .array(z.object({ code: z.string(), text: z.string() }))
    .meta({ description: 'Rules that spoke, for staff' }),
  decisionId: id.nullable().meta({ description: 'Record of what the rules saw; null where no policy was published' }),
  suggestedLimit: reais.nullable(),
  minLimit: reais,
  maxLimit: reais.meta({ description: 'What the policy lets a person grant' }),
  isPreDenial: z.boolean().meta({ description: 'Denied before data and photographs: it goes on, or the denial stays' }),
  reviewText: z.string().nullable().meta({ description: 'What the customer added to the request for a review' }),
});

const page = pageOf(deskApplication, { submittedOn: keyInstant }, 50);
export const applicationsQuery = z.object(page.request);
export const applicationsList = z.object(page.answer);
export const applicationRef = z.object({ borrowerId: id, id });

export const applicationDecision = z.discriminatedUnion('isApproved', [
  z.object({
    isApproved: z.literal(true),
    limit: reais
      .nullable()
      .meta({ description: 'Null where a denial before data and photographs is lifted: it goes on' }),
    reason,
  }),
  z.object({ isApproved: z.literal(false), reason }),
]);
export const decidedApplication = z.object({ status: z.enum(applicationStatuses) });
