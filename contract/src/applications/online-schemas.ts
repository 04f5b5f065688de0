import { z } from 'zod';
import { documentSides, documentTypes, facePhotoStatuses } from '../biometry/limits.ts';
import { documentPhoto, documentToRead, facePhoto, livenessProcess } from '../biometry/schemas.ts';
import {
  billDueDayEntry,
  keptAddress,
  phoneCodeDelivery,
  registrationData,
} from '../borrowers/registration-schemas.ts';
import { purchaseCode } from '../contracts/schemas.ts';
import { day, id, instant, reais } from '../fields.ts';
import { cepText } from '../reference/schemas.ts';
import { applicationStatuses } from './enums.ts';
import { reviewRequest } from './schemas.ts';

const token = z.string().regex(/^[\w-]{43}$/);
const key = token.meta({ description: 'As the call that opened the link answered' });

export const onlineOpening = z.object({
  token: token.meta({ description: 'What stands behind the # of the address' }),
  device: id
    .optional()
    .meta({ description: 'Random, kept by the browser; tells how many registrations one phone began' }),
});
export const onlineVisit = z.object({ key });

/** The questions of the page in their order; RESULT is what came of it. */
const onlineSteps = ['CODE', 'DATA', 'PHOTOS', 'DUE_DAY', 'SEND', 'RESULT'] as const;
export type OnlineStep = (typeof onlineSteps)[number];

/** The customer's page of a registration, where it stands. */
export const onlinePage = z.object({
  step: z.enum(onlineSteps).meta({ description: 'The first question that is not answered yet' }),
  storeName: z.string(),
  phoneNumber: z.string().nullable().meta({ description: 'Where codes go, masked' }),
  codeSentAt: instant.nullable(),
  codeDelivery: phoneCodeDelivery,
  endsAt: instant.meta({ description: 'Until when the page is good' }),
  registration: z
    .object({
      cpf: z.string().meta({ description: 'Masked' }),
      name: z.string().meta({ description: 'Empty until it is given' }),
      birthDate: day.nullable(),
      professionId: z.int().nullable(),
      cep: z.string().nullable(),
      email: z.string().nullable(),
      address: keptAddress.nullable(),
      billDueDay: z.int().nullable(),
      allowedBillDueDays: z.array(z.int()).meta({ description: 'Empty where no day is to be chosen' }),
      face: z.enum(facePhotoStatuses).nullable().meta({ description: 'Null before it was taken' }),
      lacksLiveness: z.boolean().meta({ description: 'The face is still to be taken by a challenge' }),
      documentType: z.enum(documentTypes).nullable(),
      sides: z.array(z.enum(documentSides)).meta({ description: 'Of the document, those that were taken' }),
      status: z.enum(applicationStatuses),
      reasons: z.array(z.string()).meta({ description: 'Of a denial, what the customer may be told' }),
      mayAskReview: z.boolean().meta({ description: 'An automated denial that nobody was asked to look at yet' }),
      totalLimit: reais.nullable(),
    })
    .nullable()
    .meta({ description: 'Null before the code' }),
});

export const openedOnline = z.object({ key: token, page: onlinePage });
export const onlineCode = z.object({ key, code: purchaseCode });
export const onlineData = registrationData.extend({ key });
export const onlineAddress = z.object({ key, cep: cepText });
export const onlineDueDay = billDueDayEntry.extend({ key });
export const onlineFace = facePhoto.pick({ imageBase64: true }).extend({ key });
export const onlineLiveness = livenessProcess.omit({ borrowerId: true }).extend({ key });
export const onlineDocument = documentPhoto.extend({ key });
export const onlineDocumentToRead = documentToRead.extend({ key });
export const onlineSubmission = z.object({
  key,
  consent: z.literal(true).meta({ description: 'To the analysis of credit, and to the use of the photographs for it' }),
});
export const onlineReview = reviewRequest.omit({ borrowerId: true }).extend({ key });
