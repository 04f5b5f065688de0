import type { CivilDate, Handled } from '@balcao/contract';
import { annualRate } from '@balcao/credit-math';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { addSeconds, dayIn } from '../../../kernel/clock.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, grantFact } from '../../borrowers/index.ts';
import { type ArrearsFact, checkLimit, limitFact, type LimitFact } from '../../credit/index.ts';
import { checkStore, storeFact, type StoreFact } from '../../retailers/index.ts';
import { newContractNumber } from '../contract-number.ts';
import { type LendingRules, pricingPolicy, termsOf } from '../policy.ts';
import type { ContractsPorts } from '../ports.ts';
import { lawfulPolicy } from '../rules/lending-rules.ts';
import { customerFeeCents, type PricedProposal, priceProposals as price } from '../rules/price-proposals.ts';
import { checkMayBuy, checkPurchaseValue } from '../rules/purchase-allowed.ts';
import { offerFragment, proposalsFragment } from '../store.ts';
import type { ProposalRow } from '../tables.ts';
import { hasBoughtFact, iofFact, type IofRatesFact, lendingRulesFact, policyFact, type PolicyFact } from '../views.ts';
import { proposalsAnswer } from '../answers.ts';

type Ask = Handled<'POST /coordinator/contracts'>['body'];
type Answer = Handled<'POST /coordinator/contracts'>['answer'];

interface Facts {
  store: StoreFact | null;
  grant: boolean;
  borrower: BorrowerFact | null;
  limit: LimitFact | null;
  arrears: ArrearsFact;
  hasBought: boolean;
  policy: PolicyFact | null;
  lendingRules: LendingRules;
  iof: IofRatesFact | null;
}

const DAY_SECONDS = 86_400;

/**
 * Prices a purchase: writes an offered contract with its proposals and returns them. Nothing is consumed yet.
 * @throws Refusal with the first reason that forbids the purchase (cashier spec, section 8).
 */
export async function priceProposals(
  platform: Platform,
  ports: ContractsPorts,
  actor: Actor,
  ask: Ask,
): Promise<Answer> {
  const now = platform.clock.now();
  const today = dayIn(actor.zone, now);
  const { borrower, policyId, policy, rule, iof } = decide(
    await readFacts(platform, ports, actor, ask, now, today),
    ask.principal,
  );
  const billDueDay = borrower.isHighRecurrence ? borrower.billDueDay : null;
  const priced = price({ principalCents: ask.principal, purchasedOn: today, billDueDay, policy, rule, iof });
  if (priced.length === 0) refuse('CANT_CREATE_CONTRACT', { details: { reason: 'no plan fits' } });
  const offer = {
    borrowerId: ask.borrowerId,
    id: newId(),
    number: newContractNumber(),
    retailerId: actor.retailerId,
    storeId: ask.storeId,
    operatorId: actor.operatorId,
    localCashierId: ask.localCashierId ?? null,
    principalCents: ask.principal,
    customerFeeCents: customerFeeCents(ask.principal, policy),
    authorizationStrategy: policy.authorizationStrategy,
    policyId,
    terms: termsOf(policy, rule),
    offeredAt: now,
    offeredOn: today,
    validUntil: addSeconds(now, policy.offerValidDays * DAY_SECONDS),
  };
  const proposals = priced.map(rowOf);
  await guardedWrite(platform.db, [
    offerFragment(offer),
    proposalsFragment(ask.borrowerId, offer.id, proposals),
    auditFragment({
      actor,
      at: now,
      storeId: ask.storeId,
      action: 'contract.offered',
      subject: offer.id,
      detail: { principalCents: ask.principal, proposals: proposals.length },
    }),
  ]);
  return proposalsAnswer(offer, policy.authorizationStrategy, proposals);
}

async function readFacts(
  platform: Platform,
  ports: ContractsPorts,
  actor: Actor,
  ask: Ask,
  now: Date,
  today: CivilDate,
): Promise<Facts> {
  const result = await sql<Facts>`
    select ${storeFact(actor.retailerId, ask.storeId)} as store,
      ${grantFact(actor, ask.borrowerId, now)} as grant,
      ${borrowerFact(ask.borrowerId)} as borrower,
      ${limitFact(ask.borrowerId)} as "limit",
      ${ports.arrearsFact(ask.borrowerId, today)} as arrears,
      ${hasBoughtFact(ask.borrowerId)} as "hasBought",
      ${policyFact({ retailerId: actor.retailerId, storeId: ask.storeId, on: today, product: null })} as policy,
      ${lendingRulesFact(today)} as "lendingRules",
      ${iofFact(today)} as iof`.execute(platform.db);
  const [row] = result.rows;
  return row ?? refuse('BORROWER_NOT_FOUND');
}

function decide(facts: Facts, principalCents: number) {
  const { borrower, iof } = facts;
  if (!facts.grant || !borrower) refuse('BORROWER_NOT_FOUND');
  checkStore(facts.store);
  if (principalCents <= 0) refuse('INVALID_PURCHASE_VALUE');
  checkMayBuy(borrower);
  if (!facts.policy || !iof) refuse('CONTRACT_POLICY_NOT_FOUND');
  const policy = pricingPolicy.safeParse(facts.policy.document);
  if (!policy.success) refuse('CONTRACT_POLICY_NOT_FOUND', { details: { policyId: facts.policy.id } });
  const rule = facts.lendingRules[policy.data.lenderType];
  if (!rule) refuse('CONTRACT_POLICY_NOT_FOUND', { details: { lenderType: policy.data.lenderType } });
  // Blocks come before the value: a blocked customer is told so whatever was typed.
  checkLimit(facts.limit, facts.arrears, 0);
  checkPurchaseValue(principalCents, policy.data, !facts.hasBought);
  checkLimit(facts.limit, facts.arrears, principalCents);
  return { borrower, policyId: facts.policy.id, policy: lawfulPolicy(policy.data, rule), rule, iof };
}

function rowOf({ count, dueDateRule, rateMonthly, firstDueOn, plan }: PricedProposal): ProposalRow {
  return {
    id: newId(),
    count,
    dueDateRule,
    firstDueOn,
    installmentCents: plan.installmentCents,
    totalCents: plan.totalCents,
    plan: {
      rateMonthly,
      rateAnnual: annualRate(rateMonthly),
      financedCents: plan.financedCents,
      iofDailyCents: plan.iofDailyCents,
      iofAdditionalCents: plan.iofAdditionalCents,
      lastInstallmentCents: plan.lastInstallmentCents,
      cetAnnualPct: plan.cetAnnualPct,
      cetMonthlyPct: plan.cetMonthlyPct,
      rows: plan.rows.map((row) => [row.dueOn, row.paymentCents, row.principalCents]),
    },
  };
}
