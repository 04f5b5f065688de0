import type { PricingPolicy } from '../policy.ts';
import type { VerificationRow } from '../tables.ts';

type Strategy = PricingPolicy['authorizationStrategy'];
type Channel = VerificationRow['channel'];
type Method = VerificationRow['method'];

const methods: Readonly<Record<Strategy, Method>> = {
  BORROWER_SMS: 'OTP',
  ANALYST_VERIFICATION: 'ANALYST_CALL',
  LIVENESS: 'LIVENESS',
  LIVENESS_WITH_ANALYST: 'LIVENESS_WITH_ANALYST',
};

/** How the customer authorises a purchase where the policy wants it so. */
export const methodOf = (strategy: Strategy): Method => methods[strategy];

/** The way a code or a link goes: an analyst calls where the policy wants one, and a link is nothing to hear. */
export function channelOf(strategy: Strategy, asked: Channel): Channel {
  if (strategy === 'ANALYST_VERIFICATION') return 'ANALYST_CALL';
  if (isByFace(methodOf(strategy))) return asked === 'WHATSAPP' ? 'WHATSAPP' : 'SMS';
  return asked;
}

/** Whether the customer shows their face; where that fails a person calls, and it stays the same method. */
export const isByFace = (method: Method): boolean => method === 'LIVENESS' || method === 'LIVENESS_WITH_ANALYST';

/** Whether an approval is as strong as the policy wants. */
export function isMetBy(strategy: Strategy, method: Method): boolean {
  if (strategy === 'BORROWER_SMS') return true;
  return method === 'ANALYST_CALL' || (strategy !== 'ANALYST_VERIFICATION' && isByFace(method));
}

/** What the API says of a policy: it names the strategy of before the faces, and the method. */
export const strategyAnswered = (strategy: Strategy): 'BORROWER_SMS' | 'ANALYST_VERIFICATION' =>
  strategy === 'ANALYST_VERIFICATION' ? strategy : 'BORROWER_SMS';
