import { z } from 'zod';
import { registeringBorrower } from '../borrowers/registration-schemas.ts';
import { borrowerLimit } from '../credit/schemas.ts';
import { cpf, id, instant, reais } from '../fields.ts';
import { isCep, onlyDigits } from '../kernel/index.ts';
import { applicationStatuses, applicationVersions, biometryStatuses } from './enums.ts';

export const preApplicationRequest = z.object({ cpf, storeId: id });

const application = z.object({
  id,
  createdOn: instant,
  submittedOn: instant.nullable(),
  decidedOn: instant.nullable(),
  reasons: z.array(z.string()).meta({ description: 'Of a denial, what the customer may be told, at most four' }),
  shouldReevaluate: z.boolean(),
  mayAskReview: z.boolean().meta({ description: 'An automated denial that nobody was asked to look at yet' }),
});

/** What the flow of a registration follows from, as the store's configuration has it. */
export const applicationConfig = z.object({
  hasPhoneVerification: z.boolean(),
  submitBiometry: z.boolean(),
  isLivenessRequired: z.boolean().meta({ description: 'The face is taken by a challenge before the camera' }),
  isLivenessEnabled: z.boolean().meta({ description: 'Somebody judges that challenge; if not, a photograph is taken' }),
  hasSecondaryPhones: z.boolean(),
  allowedBillDueDays: z.array(z.int()),
  showApplicationOnlineForPreApproved: z.boolean(),
});

export const preApplication = z.object({
  borrower: registeringBorrower,
  status: z.enum(applicationStatuses),
  biometryStatus: z.enum(biometryStatuses).nullable().meta({ description: 'Null before any photograph' }),
  applicationVersion: z.enum(applicationVersions),
  application: application.nullable().meta({ description: 'Null of a customer who came by an import' }),
  config: applicationConfig,
  limit: borrowerLimit.nullable(),
});

/** `requestedValue`, `operatorId`: as the spec sends them; who acts and where is taken from the session. */
export const applicationStart = z.object({
  borrowerId: id,
  borrowerZipcode: z.string().max(12).refine(isCep, 'Insira um cep válido.').transform(onlyDigits).optional(),
  storeId: id.optional(),
  professionId: z.int().optional(),
  requestedValue: reais.optional(),
  livenessCheckExecuted: z.boolean().default(false),
  operatorId: id.optional(),
  skippedDocumentCapture: z.boolean().default(false),
});

/** What a screen asks for every second while a registration is looked at. */
export const applicationState = z.object({
  status: z.enum(applicationStatuses),
  biometryStatus: z.enum(biometryStatuses).nullable(),
  reasons: z.array(z.string()).meta({ description: 'Of a denial, what the customer may be told' }),
  limit: borrowerLimit.nullable(),
});

/** The same, asked for by itself. */
export const applicationStanding = applicationState.extend({
  shouldReevaluate: z.boolean().meta({ description: 'Denied long enough ago to be decided anew' }),
});

export const onlineApplicationRequest = z.object({ borrowerId: id });
export const sentOnlineApplication = z.object({
  url: z.string().meta({ description: 'For a QR code; the same address went to the phone' }),
  phoneNumber: z.string().meta({ description: 'Where it went, masked' }),
  expiresAt: instant,
});

export const reevaluationRequest = z.object({
  borrowerId: id,
  storeId: id.optional(),
  document: cpf.optional().meta({ description: 'Not needed (ruling C3)' }),
});

export const reviewRequest = z.object({
  borrowerId: id,
  text: z.string().trim().max(500).default('').meta({ description: 'What the customer adds' }),
});
