import { z } from 'zod';
import { faceChallenge, faceReasons } from '../faces/schemas.ts';
import { day, id, instant } from '../fields.ts';
import type { biometryErrors } from './errors.ts';
import { documentSides, documentTypes, documentUnlikes, facePhotoStatuses, takenMessage } from './limits.ts';

/** Why a person looks at a photograph of a customer. */
export const biometryDoubts = [...faceReasons, 'FACE_OF_OTHER', 'PROVIDER'] as const;
export type BiometryDoubt = (typeof biometryDoubts)[number];

/** What may be wrong with the picture of a document that a machine cannot be sure of. */
export const documentDoubts = ['GLARE', 'SIDEWAYS', 'NO_PORTRAIT', 'PORTRAIT_ON_BACK', 'DARK'] as const;
export type DocumentDoubt = (typeof documentDoubts)[number];

/** Most that is read of one picture: files that people bring along are larger than those that our screens take. */
const MOST_READ_CHARACTERS = 5_600_000;
const imageBase64 = z
  .string()
  .min(1)
  .max(MOST_READ_CHARACTERS)
  .meta({ description: 'Base64 of a JPEG, PNG or WebP, without a data: prefix' });

export const facePhoto = z.object({
  imageBase64,
  submitBiometry: z
    .boolean()
    .default(true)
    .meta({ description: 'False: the picture is kept and compared with nobody' }),
});

export const documentPhoto = z.object({ imageBase64, documentType: z.enum(documentTypes) });

/** READ: at least one of both is known. OTHER_CPF: it is the document of somebody else. UNREAD: a person types. */
const readingOutcomes = ['READ', 'OTHER_CPF', 'UNREAD'] as const;
export const documentToRead = z.object({
  imageBase64,
  said: z
    .object({ documentType: z.enum(documentTypes), side: z.enum(documentSides) })
    .optional()
    .meta({ description: 'What the picture is said to show, to be compared with the words on it' }),
});
export const documentReading = z.object({
  outcome: z.enum(readingOutcomes),
  name: z.string().nullable().meta({ description: 'As it was read: a proposal, which a person compares and confirms' }),
  birthDate: day.nullable(),
  unlike: z
    .array(z.enum(documentUnlikes))
    .meta({ description: 'What the words say otherwise than `said`: a hint alone' }),
});

const taken = z.object({ code: z.literal(takenMessage.code), message: z.literal(takenMessage.message) });

const status = z.enum(facePhotoStatuses);
export const biometryState = z.object({
  status,
  analysisEndsAt: instant.nullable().meta({ description: 'Until when a conflict is looked at' }),
});
export const facePhotoTaken = taken.extend({ status });
export const documentPhotoTaken = taken.extend({
  doubts: z.array(z.enum(documentDoubts)).meta({ description: 'For a person to look at; the picture is kept' }),
});

const image = z.object({
  imagebase64: z.string(),
  contentType: z.literal('image/jpeg'),
  takenAt: instant,
});
export const shownFace = image.extend({
  status,
  similarity: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .meta({ description: 'Hundredths, to the portrait that was there: a hint for who looks, never a proof' }),
  doubts: z.array(z.enum(biometryDoubts)),
});
export const shownDocument = z.object({
  missingSide: z.enum(documentSides).nullable().meta({ description: 'The first one that was not taken yet' }),
  documentType: z.enum(documentTypes).nullable(),
  images: z.array(image.extend({ label: z.enum(documentSides), doubts: z.array(z.enum(documentDoubts)) })),
});

export const biometryDecision = z.object({
  status: z.enum(['COMPLETED', 'CANCELED', 'SPOOF']),
  reason: z.string().trim().min(3).max(300),
  takenAt: instant.optional().meta({ description: 'Of the picture that was looked at: the word is about no other' }),
});

export const livenessStatuses = ['PENDING', 'MUST_RETRY', 'COMPLETED'] as const;
export type LivenessStatus = (typeof livenessStatuses)[number];

export const livenessStart = z.object({ borrowerId: id });
export const livenessAsked = z.object({ challenge: faceChallenge });

const MOST_SHOTS = 3;
const MOST_SHOT_CHARACTERS = 1_600_000;
const shot = z.string().min(1).max(MOST_SHOT_CHARACTERS);
export const livenessProcess = z.object({
  borrowerId: id,
  imageBase64: shot.meta({ description: 'The picture from the front, base64' }),
  biometryObject: z
    .object({ pictures: z.array(shot).max(MOST_SHOTS) })
    .meta({ description: 'The pictures of the other poses, in the order of the challenge' }),
});
export const livenessState = z.object({
  status: z.enum(livenessStatuses),
  reasons: z.array(z.enum(faceReasons)).meta({ description: 'What to do better when it is to be tried again' }),
  shouldSkipDocumentCapture: z.boolean(),
});

/** Every answer to a picture by its code: 'SUCCESS', or one of the errors of this module. */
export type BiometryCode = 'SUCCESS' | keyof typeof biometryErrors;
