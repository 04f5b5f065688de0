import type { PricingPolicy } from '../policy.ts';
import type { VerificationRow } from '../tables.ts';

type Strategy = PricingPolicy['authorizationStrategy'];
type Channel = VerificationRow['channel'];

/** The channel a code goes by: an analyst calls where the policy wants one, whatever was asked for. */
export function channelOf(strategy: Strategy, asked: Channel): Channel {
  return strategy === 'ANALYST_VERIFICATION' ? 'ANALYST_CALL' : asked;
}

/** How the customer authorises a purchase by a channel. */
export function methodOf(channel: Channel): 'OTP' | 'ANALYST_CALL' {
  return channel === 'ANALYST_CALL' ? 'ANALYST_CALL' : 'OTP';
}

/** Whether an approval is as strong as the policy wants: an analyst's where it wants one, otherwise any. */
export function isMetBy(strategy: Strategy, method: VerificationRow['method']): boolean {
  return strategy === 'BORROWER_SMS' || method === 'ANALYST_CALL' || method === 'LIVENESS_WITH_ANALYST';
}
