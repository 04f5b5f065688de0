import type { Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { newestOf, shouldReevaluate } from '../../applications/index.ts';
import { type BorrowersPorts, findBorrower } from '../../borrowers/index.ts';
import { incentiveFact, incentiveTerms, type IncentiveRule, LEAST_PURCHASE } from '../../credit/index.ts';
import { lateDaysFact } from '../../payments/index.ts';
import { isOnSafeList } from '../../retailers/index.ts';
import { atCounter } from '../at-counter.ts';
import { whereServed } from '../rules/where-served.ts';
import { countLookupFragment } from '../store.ts';

type Call = Handled<'GET /operator-service-center'>;
type Found = Awaited<ReturnType<typeof findBorrower>>;

/**
 * Looks a customer up for an operator of the service centre and says where they are served. Every lookup counts for who
 * works there, also one that found nobody: that customer may be registered next.
 * @throws Refusal BORROWER_NOT_FOUND, LOOKUPS_USED_UP, STORE_NOT_FOUND, DEACTIVATED_STORE, OPERATOR_NOT_FOUND, FORBIDDEN.
 */
export async function serveCustomer(
  platform: Platform,
  ports: Pick<BorrowersPorts, 'saleStart'>,
  by: Operator,
  { document: cpf, storeId, operatorId }: Call['query'],
): Promise<Call['answer']> {
  const { actor } = by;
  const { id, showsIncentive, configuration } = await atCounter(platform, actor, { operatorId, storeId });
  const count = () => countLookup(platform, by, { operatorId: id, storeId });
  let found: Found;
  try {
    found = await findBorrower(platform, by, { cpf }, { storeId, ports });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'BORROWER_NOT_FOUND') await count();
    throw error;
  }
  await count();
  const today = dayIn(actor.zone, platform.clock.now());
  const place = { retailerId: actor.retailerId, storeId };
  // The grant was opened by this very request, whose reach was read before.
  const { facts, newest } = await asSystem('service-centre', async () => ({
    facts: await rowOf(
      platform.db,
      select({ lateDays: lateDaysFact(found.id, today), rule: incentiveFact(place, today, 'SALE') }),
    ),
    newest: await newestOf(platform.db, found.id),
  }));
  const isDue = shouldReevaluate(found.borrowerStatus ?? 'INCOMPLETE', newest, platform.clock.now());
  return answerOf(found, {
    lateDays: facts?.lateDays ?? 0,
    rule: showsIncentive ? (facts?.rule ?? null) : null,
    shouldReevaluate: isDue && isOnSafeList(configuration.safeLists.reevaluation, storeId),
  });
}

function countLookup(platform: Platform, by: Operator, of: { operatorId: string; storeId: string }): Promise<void> {
  const { retailerId } = by.actor;
  return act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide: (_, { today }) => ({
      answer: undefined,
      writes: [countLookupFragment({ retailerId, ...of, onDay: today })],
      audit: { none: 'the lookup itself is recorded' },
    }),
  });
}

interface Besides {
  lateDays: number;
  rule: IncentiveRule | null;
  shouldReevaluate: boolean;
}

function answerOf(found: Found, { lateDays, rule, shouldReevaluate: isDue }: Besides): Call['answer'] {
  const { id, name, cpf: document, phoneNumber, borrowerSettings, sale } = found;
  const { disablePurchase } = borrowerSettings;
  const status = found.borrowerStatus ?? 'INCOMPLETE';
  const availableLimit = sale?.limit?.availableLimit ?? cents(0);
  return {
    ...whereServed({
      shouldReevaluate: isDue,
      status,
      isPurchaseDisabled: disablePurchase,
      limitBlock: sale?.limit?.limitIsBlockedBy ?? null,
      lateDays,
    }),
    status,
    borrower: { id, name, document, phoneNumber },
    application: { shouldReevaluate: isDue },
    credit: {
      limit: sale?.limit?.totalLimit ?? null,
      availableLimit,
      incentiveCategory: rule?.category ?? null,
      disablePurchase,
      lateDays,
    },
    operator: rule && incentiveTerms(rule),
    coupon: sale?.coupon ?? null,
    limitAsked: sale?.limitAsked ?? null,
    options: {
      isContractSimulationAllowed: availableLimit >= LEAST_PURCHASE,
      maxSimulationValue: availableLimit,
    },
  };
}
