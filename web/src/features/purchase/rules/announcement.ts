import { planText } from '../../../domain/contracts/texts.ts';
import { sorted } from '../../../domain/lists/sorted.ts';
import type { PurchaseContext } from '../machine/context.ts';
import { announcementTexts as texts, wayNames } from '../texts.ts';
import { isByFace, isCalled, isUndelivered } from './verification-kind.ts';

/** Where the purchase stands, as its statechart names it. */
export type Stage = 'value' | 'choosing' | 'verifying';

type Known = Pick<PurchaseContext, 'customer' | 'offer' | 'verification'>;

/** What the page shows anew and says nowhere else aloud; empty where something else says it. */
export function announcementOf(stage: Stage | null, { customer, offer, verification }: Known): string {
  const limit = customer?.limit ?? null;
  if (stage === 'value' && customer && limit && limit.limitIsBlockedBy === null) {
    return texts.found(customer.borrower.name, limit.availableLimit);
  }
  const plans = sorted(offer?.proposals ?? [], (one, other) => one.numberOfInstallments - other.numberOfInstallments);
  const [fewest] = plans;
  const most = plans.at(-1);
  if (stage === 'choosing' && fewest && most) return texts.plans(plans.length, planText(fewest), planText(most));
  // A call, a face and a code that did not arrive have live words of their own.
  if (stage !== 'verifying' || !verification || verification.wasVerified) return '';
  if (isCalled(verification) || isByFace(verification) || isUndelivered(verification)) return '';
  return texts.codeSent(wayNames[verification.communicationChannel], verification.phoneNumber);
}
