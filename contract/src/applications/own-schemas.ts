import { z } from 'zod';
import { day } from '../fields.ts';
import { applicationStatuses } from './enums.ts';
import { reviewRequest } from './schemas.ts';

/**
 * Whether a person looks at a denial: may be asked for, asked for, answered, answered so that the
 * registration goes on, or decided by a person from the first.
 */
const reviewStates = ['AVAILABLE', 'WAITING', 'ANSWERED', 'LIFTED', 'BY_PERSON'] as const;

export const ownDecision = z.object({
  status: z.enum(applicationStatuses),
  storeName: z.string().nullable().meta({ description: 'Where the registration was begun; null of an import' }),
  decidedOn: day.nullable(),
  reasons: z.array(z.string()).meta({ description: 'Of a denial, what the customer may be told' }),
  review: z.enum(reviewStates).nullable().meta({ description: 'Null where nothing was denied' }),
  reviewAskedOn: day.nullable(),
});

export const ownReview = reviewRequest.omit({ borrowerId: true });
