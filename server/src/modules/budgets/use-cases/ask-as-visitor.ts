import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Customer } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newestOf } from '../../applications/index.ts';
import { borrowerFact, borrowerIdFact, phoneOf } from '../../borrowers/index.ts';
import { lastStoreFact } from '../../contracts/index.ts';
import { checkStore, findStore, findStoreById, type StoreFact } from '../../retailers/index.ts';
import { quotas, ZONE } from '../rules/limits.ts';
import { findProven } from '../visits.ts';
import { answerBudget, type BudgetAsk, type BudgetEngine, termsOfStore } from './answer-budget.ts';

type Call = Handled<'POST /budgets/visits/chat'>;

/** Somebody whose phone is proven, and where they say they buy. */
export interface Visitor {
  /** The provider, in whose chain it is recorded. */
  retailerId: string;
  storeId: string | null;
  phone: string;
  countedAs: string;
  /** Null where who asks has none of their own: a messenger's. */
  address: string | null;
  channel: BudgetAsk['channel'];
}

/** A budget, with whose it is. */
export interface VisitorBudget {
  budget: Call['answer'];
  borrowerId: string;
  store: StoreFact;
}

/**
 * A budget that a visitor asks for on a page.
 * @throws Refusal BUDGET_VISIT_OVER, and as `askForPhone`.
 */
export async function askBudgetAsVisitor(
  platform: Platform,
  engine: BudgetEngine,
  { key, cpf, value }: Call['body'],
  address: string,
): Promise<Call['answer']> {
  const { phoneSealed, ...visit } = await findProven(platform.db, key, platform.clock.now());
  const visitor = { ...visit, phone: platform.secrets.decrypt(phoneSealed), address, channel: null };
  return (await askForPhone(platform, engine, visitor, { cpf, value })).budget;
}

/**
 * A budget of the customer whose proven phone somebody holds. Of any other CPF, somebody's or nobody's, the answer,
 * what is written and what is counted are the same.
 * @throws Refusal TOO_MANY_REQUESTS, CPF_NOT_FOUND; then BUDGET_STORE_UNKNOWN, STORE_NOT_FOUND, DEACTIVATED_STORE,
 * BUDGETS_NOT_ALLOWED and as `answerBudget`.
 */
export async function askForPhone(
  platform: Platform,
  engine: BudgetEngine,
  visitor: Visitor,
  { cpf, value }: Pick<Call['body'], 'cpf' | 'value'>,
): Promise<VisitorBudget> {
  const borrowerId = await countAndFind(platform, visitor, cpf);
  if (borrowerId === null) refuse('CPF_NOT_FOUND');
  const store = checkStore(await storeOf(platform, visitor, borrowerId));
  const terms = await termsOfStore(platform, store);
  const by: Customer = { kind: 'customer', borrowerId, retailerId: store.retailerId, zone: store.zone };
  const ask = { ...terms, borrowerId, store, valueCents: value, channel: visitor.channel };
  return { budget: await answerBudget(platform, engine, by, ask), borrowerId, store };
}

/** Counts the question, and finds the customer whose CPF and verified phone both are; null of everybody else. */
function countAndFind(
  { secrets, ...platform }: Platform,
  { retailerId, phone, countedAs, address }: Visitor,
  cpf: string,
): Promise<string | null> {
  return act(platform, {
    principal: { kind: 'system', name: 'budget', retailerId, zone: ZONE },
    read: async (db) =>
      (await rowOf(db, select({ borrower: borrowerFact(borrowerIdFact(secrets, cpf)) })))?.borrower ?? null,
    decide(borrower, { now }) {
      const isTheirs = borrower?.isPhoneVerified && phoneOf(secrets, borrower) === phone;
      const byAddress = address === null ? [] : [secrets.hash('budget-address', address)];
      return {
        answer: isTheirs ? borrower.id : null,
        writes: [
          ...byAddress.map((subject) => quotaFragment(quotas.fromAddress, subject, now)),
          quotaFragment(quotas.ofPhone, countedAs, now),
          quotaFragment(quotas.ofCpf, secrets.hash('budget-cpf', cpf), now),
        ],
        audit: { none: 'what follows of a budget leaves its own' },
      };
    },
  });
}

/** The store of the address, else where the customer bought last, else where they registered. */
async function storeOf({ db }: Platform, { storeId }: Visitor, borrowerId: string): Promise<StoreFact | null> {
  if (storeId !== null) return findStoreById(db, storeId);
  const bought = (await rowOf(db, select({ last: lastStoreFact(borrowerId) })))?.last;
  const place = bought ?? (await newestOf(db, borrowerId));
  return place ? findStore(db, place.retailerId, place.storeId) : refuse('BUDGET_STORE_UNKNOWN');
}
