import type { Refusal } from '../../../domain/counter/failure.ts';

const payable = new Set(['OVERDUE_INSTALLMENTS', 'OPEN_RENEGOTIATIONS']);
const offerIsGone = new Set(['OFFER_EXPIRED', 'PROPOSAL_NOT_FOUND', 'CONTRACT_NOT_FOUND', 'VERIFICATION_LOCKED']);
const maybeSold = new Set([
  'ANOTHER_PROPOSAL_ALREADY_ACCEPTED',
  'CONTRACT_HAS_INSTALLMENTS_ALREADY',
  'REQUEST_IN_PROGRESS',
]);

/** Why a limit is blocked: whatever it is, open payments may be made. */
export const isBlock = (code: string | null): boolean => isLiftedByPaying(code) || code === 'MANUALLY_BLOCKED';

/** The customer can lift this block by paying what is open. */
export const isLiftedByPaying = (code: string | null): boolean => code !== null && payable.has(code);

/** The prices or the authorisation no longer exist: the installments must be asked for again. */
export const needsNewOffer = ({ code }: Refusal): boolean => offerIsGone.has(code);

/** The sale may already stand: ask the server before anything else. */
export const mayBeSold = ({ code, isAnswerLost }: Refusal): boolean => isAnswerLost || maybeSold.has(code);
