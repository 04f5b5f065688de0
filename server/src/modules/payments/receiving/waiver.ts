import { type Cents, centsToReais, type Handled } from '@balcao/contract';
import type { Moment } from '../../../kernel/act/act.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type Approval, approvalUseFragment, readApproval } from '../../identity/index.ts';
import { policyFact } from '../../policies/index.ts';
import type { NewPayment } from '../store.ts';
import { paymentWaivers } from '../tables.ts';
import { standardWaiver, type Waived, type WaiverTerms } from './rules/waive.ts';

export type WaiverAsk = NonNullable<Handled<'POST /coordinator/contracts/installments/pay-multiple'>['body']['waiver']>;

interface WaivedPayment {
  borrowerId: string;
  storeId: string;
  installmentIds: readonly string[];
  expectedTotal?: Cents | undefined;
  waiver?: WaiverAsk | undefined;
}

/** What is asked to be waived, how much may be, and who approved it. */
export interface ReadWaiver {
  asked: Waived;
  reason: string;
  terms: WaiverTerms[];
  approval: Approval | null;
}

/** A waiver that somebody approved. */
export type GivenWaiver = Waived & { reason: string; approval: Approval };

/**
 * What a waiver is decided on; null where none is asked for. Without a policy of the provider it is the standard one.
 * @throws Refusal APPROVAL_NOT_VALID.
 */
export async function readWaiver(
  db: Db | Tx,
  actor: Actor,
  { borrowerId, storeId, installmentIds, expectedTotal, waiver }: WaivedPayment,
  { now, today }: Moment,
): Promise<ReadWaiver | null> {
  if (!waiver) return null;
  const { charges, fees, reason, approvalId } = waiver;
  const facts = {
    ...Object.fromEntries(installmentIds.map((id) => [id, true])),
    ...(expectedTotal !== undefined && { total: centsToReais(expectedTotal) }),
    charges: centsToReais(charges),
    fees: centsToReais(fees),
    reason,
    storeId,
  };
  const asked = { act: 'payment.waive', subjectId: borrowerId, facts, approvalId } as const;
  const approval = await readApproval(db, actor, asked, now);
  const variant = { variant: 'STANDARD' } as const;
  const policies = {
    provider: policyFact('waiver', variant, today),
    // The nearest: the provider's again where the retailer says nothing.
    retailer: policyFact('waiver', { ...variant, retailerId: actor.retailerId }, today),
  };
  const { provider = null, retailer = null } = (await rowOf(db, select(policies))) ?? {};
  const terms = [provider ?? standardWaiver, retailer].filter((one) => one !== null);
  return { asked: { chargesCents: charges, feesCents: fees }, reason, terms, approval };
}

/** Whoever takes the money never forgives alone: it could be taken whole. @throws Refusal APPROVAL_REQUIRED. */
export function waiverOf(read: ReadWaiver | null): GivenWaiver | null {
  if (!read) return null;
  return { ...read.asked, reason: read.reason, approval: read.approval ?? refuse('APPROVAL_REQUIRED') };
}

/** Keeps what was waived, why and by whose leave, and uses that up. */
export function waiverFragments({ borrowerId, id, retailerId, at }: NewPayment, given: GivenWaiver | null): Fragment[] {
  if (!given) return [];
  const { chargesCents, feesCents, reason, approval } = given;
  const row = { borrowerId, paymentId: id, retailerId, chargesCents, feesCents, reason };
  return [
    approvalUseFragment(approval, at),
    part('payment_waiver', insertOne(paymentWaivers, { ...row, approvedBy: approval.operatorId, waivedAt: at })),
  ];
}
