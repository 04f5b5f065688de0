import type { Refusal } from '../../../domain/counter/failure.ts';

const listingIsOld = new Set([
  'PAYMENT_TOTAL_CHANGED',
  'ALREADY_PAID',
  'INSTALLMENT_NOT_FOUND',
  'PREVIOUS_INSTALLMENT_IS_PENDING',
]);

/** The amounts on the screen are not today's any more. */
export const needsNewListing = ({ code }: Refusal): boolean => listingIsOld.has(code);

/** A charge that the customer may hold. A bank that gives none made none. */
export const mayBeCharged = (refusal: Refusal): boolean => mayBePaid(refusal) && refusal.code !== 'SERVICE_UNAVAIBLE';

/** A payment that may have been received. */
export const mayBePaid = ({ code, isAnswerLost }: Refusal): boolean => isAnswerLost || code === 'REQUEST_IN_PROGRESS';
