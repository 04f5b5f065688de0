import type { Offer, Verification } from '../../../domain/contracts/offer.ts';

/** How an offer, once confirmed, asks the customer to authorise it. */
export function authorisedBy({
  authorizationStrategy,
  verificationMethod,
}: Pick<Offer, 'authorizationStrategy' | 'verificationMethod'>): 'code' | 'call' | 'face' {
  if (authorizationStrategy === 'ANALYST_VERIFICATION' || verificationMethod === 'ANALYST_CALL') return 'call';
  return verificationMethod === 'OTP' ? 'code' : 'face';
}

/** An analyst calls the customer. */
export const isCalled = ({ status, communicationChannel }: Verification): boolean =>
  status === 'MANUAL' || (status === 'PENDING' && communicationChannel === 'ANALYST_CALL');

/** The customer shows their face, on a page of their own. */
export const isByFace = ({ status, biometry }: Verification): boolean => status === 'PENDING' && biometry !== null;

/** It arrived by no way. */
export const isUndelivered = ({ communicationChannel, undeliveredChannels }: Verification): boolean =>
  undeliveredChannels.includes(communicationChannel);

/**
 * The server is asked by itself: somebody else gives it, at any time; or a code is on its way, and another way may have to
 * be found.
 */
export const mayChangeByItself = (verification: Verification, isJustSent: boolean): boolean =>
  isCalled(verification) || isByFace(verification) || (isJustSent && !isUndelivered(verification));
