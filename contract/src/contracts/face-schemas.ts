import { z } from 'zod';
import { faceChallenge, faceReasons } from '../faces/schemas.ts';
import { day, instant, reais } from '../fields.ts';
import { faceLimits } from './code-limits.ts';

const secret = z.string().regex(/^[\w-]{43}$/);
/** Held by the page that opened the link, on one device. */
const key = secret.meta({ description: 'As the call that opened the link answered' });

export const faceLink = z.object({ token: secret.meta({ description: 'What stands behind the # of the link' }) });
export const faceVisit = z.object({ key });

/** What a customer is asked to authorise, on a page of their own. */
export const openedFace = z.object({
  key: secret,
  firstName: z.string(),
  storeName: z.string(),
  purchaseValue: reais,
  numberOfInstallments: z.int(),
  installmentValue: reais,
  totalValue: reais.meta({ description: 'Usage fee included' }),
  firstInstallmentDueDate: day,
  endsAt: instant.meta({ description: 'Until when the page is good' }),
});

export const faceToShow = z.object({ challenge: faceChallenge, triesLeft: z.int() });

const MOST_PICTURE_CHARACTERS = 1_600_000;
export const facePictures = z.object({
  key,
  pictures: z
    .array(z.base64().max(MOST_PICTURE_CHARACTERS))
    .min(1)
    .max(faceLimits.maxPictures)
    .meta({ description: 'JPEG, base64: one a pose of the challenge, in its order' }),
});

/** APPROVED: the store may finish the sale. MANUAL: a person calls. RETAKE: take them again, as `challenge` says. */
export const faceVerdicts = ['APPROVED', 'MANUAL', 'RETAKE'] as const;
export const faceVerdict = z.object({
  verdict: z.enum(faceVerdicts),
  reasons: z.array(z.enum(faceReasons)),
  challenge: faceChallenge.nullable(),
  triesLeft: z.int(),
});
