import { type PolicyDocument, renegotiationDocument } from '@balcao/contract';

/** What agreements may be: a policy of kind 'renegotiation'. */
export const renegotiationPolicy = renegotiationDocument;
export type RenegotiationPolicy = PolicyDocument<'renegotiation'>;

/** The part of a policy that an agreement keeps for its whole life. */
export interface RenegotiationTerms {
  rateMonthly: string;
  lateFineRate: string;
  lateInterestMonthlyRate: string;
}
