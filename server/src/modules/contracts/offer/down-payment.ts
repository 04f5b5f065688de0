import { centsToReais } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type Approval, readApproval } from '../../identity/index.ts';
import { readConfiguration } from '../../retailers/index.ts';
import type { DownPaymentFacts } from '../rules/down-payment.ts';
import type { OfferAsk } from './facts.ts';
import type { Buyer } from './seller.ts';

/**
 * The bound of the store and who approved; null where nothing is paid down, and for a customer who buys alone, who pays
 * nobody. @throws Refusal APPROVAL_NOT_VALID.
 */
export async function readDownPayment(
  platform: Platform,
  db: Db | Tx,
  { by, ask, now }: { by: Operator | Buyer; ask: OfferAsk; now: Date },
): Promise<(DownPaymentFacts & { approval: Approval | null }) | null> {
  const { borrowerId, storeId, principal, downPayment = cents(0), approvalId } = ask;
  if (by.kind === 'customer' || downPayment <= 0) return null;
  const facts = { principal: centsToReais(principal), downPayment: centsToReais(downPayment), storeId };
  const asked = { act: 'contract.down-payment', subjectId: borrowerId, facts, approvalId } as const;
  const approval = await readApproval(db, by.actor, asked, now);
  const configuration = await readConfiguration(platform, by.actor.retailerId, storeId);
  return { approval, approvalAboveCents: cents(configuration.downPayment.approvalAbove * 100) };
}
