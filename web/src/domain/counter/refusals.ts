const payable = new Set(['OVERDUE_INSTALLMENTS', 'OPEN_RENEGOTIATIONS']);
const offerIsGone = new Set(['OFFER_EXPIRED', 'PROPOSAL_NOT_FOUND', 'CONTRACT_NOT_FOUND', 'VERIFICATION_LOCKED']);
const maybeSold = new Set([
  'ANOTHER_PROPOSAL_ALREADY_ACCEPTED',
  'CONTRACT_HAS_INSTALLMENTS_ALREADY',
  'REQUEST_IN_PROGRESS',
]);
const listingIsOld = new Set([
  'PAYMENT_TOTAL_CHANGED',
  'ALREADY_PAID',
  'INSTALLMENT_NOT_FOUND',
  'PREVIOUS_INSTALLMENT_IS_PENDING',
]);

interface Refusal {
  readonly code: string;
  readonly isAnswerLost: boolean;
}

/** The customer can lift this block by paying what is open. */
export const isLiftedByPaying = (code: string | null): boolean => code !== null && payable.has(code);

/** The prices or the authorisation no longer exist: the installments must be asked for again. */
export const needsNewOffer = ({ code }: Refusal): boolean => offerIsGone.has(code);

/** The sale may already stand: ask the server before anything else. */
export const mayBeSold = ({ code, isAnswerLost }: Refusal): boolean => isAnswerLost || maybeSold.has(code);

/** The amounts on the screen are not today's any more. */
export const needsNewListing = ({ code }: Refusal): boolean => listingIsOld.has(code);

/** A payment that may have been received. */
export const mayBePaid = ({ code, isAnswerLost }: Refusal): boolean => isAnswerLost || code === 'REQUEST_IN_PROGRESS';
