import { type CancellationReason, type Cents, centsToReais } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type PaymentsPorts, releasedCents } from '../../payments/index.ts';
import { borrowerLock, moveLimitFragment } from '../../credit/index.ts';
import { type Approval, approvalUseFragment, readApproval } from '../../identity/index.ts';
import { type CancellationAnswer, cancellationAnswer } from '../answer.ts';
import { type CancellationDecision, decideCancellation } from '../decision.ts';
import { buyerOf, type CancellationFacts, readCancellation } from '../facts.ts';
import type { NewCancellation } from '../store.ts';
import { cancellationAudit, cancellationWrite } from '../write.ts';

export interface CancelAsk {
  contractId: string;
  reason: CancellationReason;
  /** All that is left of the purchase when missing. */
  value?: Cents | undefined;
  storeId: string;
  note?: string | undefined;
  /** Cash to hand back as the operator saw it. */
  expectedRefund?: Cents | undefined;
  /** Of who approved it, where the role of who asks does not do. */
  approvalId?: string | undefined;
}

/**
 * Undoes a purchase, whole or in part: plan, limit, books, coupon, evaluation, incentive and device, with the cash to
 * hand back or what it pays instead, its receipt and the customer's message, in one guarded write.
 * @throws Refusal CONTRACT_NOT_FOUND, APPROVAL_REQUIRED, APPROVAL_NOT_VALID, RETURN_CHANGED and those of
 * {@link decideCancellation}; nothing is written then.
 */
export function cancelContract(
  platform: Platform,
  ports: PaymentsPorts,
  by: Keyed,
  ask: CancelAsk,
): Promise<CancellationAnswer> {
  const { retailerId, operatorId, role } = by.actor;
  const { contractId, storeId, reason, value: valueCents } = ask;
  return act(platform, {
    principal: by,
    lock: borrowerLock(() => buyerOf(platform.db, contractId)),
    async read(db, { now, today }) {
      const asked = { contractId, storeId, retailerId, reason, at: now, today };
      const facts = (await readCancellation(db, asked)) ?? refuse('CONTRACT_NOT_FOUND');
      return { ...facts, approval: await readApproval(db, by.actor, approvableOf(ask), now) };
    },
    decide({ approval, ...facts }, moment) {
      const asked = { reason, valueCents, operator: { id: operatorId, role }, newId, today: moment.today };
      const decision = decideCancellation(facts, asked);
      checkLeave(decision, approval, ask);
      const who = { operatorId, approvedBy: approval?.operatorId ?? null };
      const done = { ...recordOf(facts, decision), ...whereAndWhy(ask), ...who, ...canceled(moment) };
      const write = { platform, ports, by, approverName: approval?.name ?? null, facts, decision, done };
      return {
        answer: cancellationAnswer(facts, decision, done),
        writes: [
          releasedLimit(facts, decision),
          ...cancellationWrite(write),
          ...(approval ? [approvalUseFragment(approval, moment.now)] : []),
        ],
        audit: cancellationAudit(write),
      };
    },
  });
}

/** As it is shown to who approves it: what is sent, in reais. */
const approvableOf = ({ contractId, reason, storeId, value, expectedRefund, approvalId }: CancelAsk) => ({
  act: 'contract.cancel' as const,
  subjectId: contractId,
  facts: {
    reason,
    storeId,
    ...(value !== undefined && { value: centsToReais(value) }),
    ...(expectedRefund !== undefined && { expectedRefund: centsToReais(expectedRefund) }),
  },
  approvalId,
});

/** @throws Refusal APPROVAL_REQUIRED, or CANCELLATION_NOT_ALLOWED when who approved may not either, or RETURN_CHANGED. */
function checkLeave(
  { approvers, setOff: { cashCents } }: CancellationDecision,
  approval: Approval | null,
  { expectedRefund }: CancelAsk,
): void {
  if (approvers.length > 0 && !approval) refuse('APPROVAL_REQUIRED');
  if (approval && approvers.length > 0 && !approvers.includes(approval.role)) {
    refuse('CANCELLATION_NOT_ALLOWED', { details: { because: 'ROLE' } });
  }
  if (expectedRefund !== undefined && expectedRefund !== cashCents) {
    refuse('RETURN_CHANGED', { details: { refund: cashCents } });
  }
}

/** A contract that was accepted has moved the limit row: it is there. */
function releasedLimit({ contract: { borrowerId }, limit }: CancellationFacts, decision: CancellationDecision) {
  const limitCents = decision.limitCents + releasedCents(decision.setOff.items);
  return moveLimitFragment({ borrowerId, version: limit?.version ?? -1, cents: cents(0 - limitCents) });
}

const canceled = ({ now, today }: Moment) => ({ canceledAt: now, canceledOn: today });

const whereAndWhy = ({ contractId, storeId, reason, note }: CancelAsk) => ({
  contractId,
  storeId,
  reason,
  note: note ?? null,
});

type Figures = Omit<
  NewCancellation,
  'operatorId' | 'approvedBy' | 'canceledAt' | 'canceledOn' | keyof ReturnType<typeof whereAndWhy>
>;

function recordOf({ contract, agreement }: CancellationFacts, decision: CancellationDecision): Figures {
  return {
    borrowerId: contract.borrowerId,
    id: newId(),
    retailerId: contract.retailerId,
    kind: decision.kind,
    valueCents: decision.valueCents,
    principalCents: cents(contract.principalCents),
    returnedBeforeCents: cents(contract.returnedCents),
    refundCents: decision.refundCents,
    correctionCents: decision.correction.totalCents,
    correctionPolicyId: decision.correction.table?.id ?? null,
    setOffCents: decision.setOff.paidCents,
    setOffPaymentId: decision.setOff.items.length > 0 ? newId() : null,
    renegotiationId: agreement?.id ?? null,
    agreementReleasedCents: decision.again?.releasedCents ?? cents(0),
    agreementPaidCents: decision.again?.paidCents ?? cents(0),
    iofGivenBackCents: decision.iofGivenBackCents,
    iofAbsorbedCents: decision.iofAbsorbedCents,
    limitCents: decision.limitCents,
  };
}
