import type { Verification } from '../../../domain/contracts/offer.ts';

/** An analyst calls the customer. */
export const isCalled = ({ status, communicationChannel }: Verification): boolean =>
  status === 'MANUAL' || (status === 'PENDING' && communicationChannel === 'ANALYST_CALL');

/** The customer shows their face, on a page of their own. */
export const isByFace = ({ status, biometry }: Verification): boolean => status === 'PENDING' && biometry !== null;

/** Somebody else gives it, at any time: the server is asked by itself. */
export const isGivenElsewhere = (verification: Verification): boolean =>
  isCalled(verification) || isByFace(verification);
