import { type Handled, maskCpf } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import { addSeconds } from '../../../../kernel/clock.ts';
import { rowOf, rowsOf, select } from '../../../../kernel/db/select.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { asSystem } from '../../../../kernel/row-security/scope.ts';
import { cpfOf } from '../../../borrowers/index.ts';
import { storeFact } from '../../../retailers/index.ts';
import { begunSales, type BegunSale } from '../facts.ts';
import {
  BOARD_SECONDS,
  CHOICE_SECONDS,
  isInProgress,
  type Waiting,
  whatItWaitsFor,
} from '../rules/what-it-waits-for.ts';

type Answer = Handled<'GET /coordinator/contracts/in-progress'>['answer'];

/**
 * Sales of a store that wait for somebody: of each customer the last one that was begun, until they buy. The own ones
 * first, the oldest first. @throws Refusal STORE_NOT_FOUND.
 */
export async function listInProgress(platform: Platform, actor: Actor, storeId: string): Promise<Answer> {
  const { db, clock } = platform;
  const { retailerId } = actor;
  const found = await rowOf(db, select({ store: storeFact(retailerId, storeId) }));
  if (!found?.store) refuse('STORE_NOT_FOUND');
  const now = clock.now();
  const since = addSeconds(now, -BOARD_SECONDS);
  const choiceSince = addSeconds(now, -CHOICE_SECONDS);
  // Customers of the whole store are beyond the reach of a request that names none: CPFs leave here masked.
  const board = begunSales({ retailerId, storeId, since, choiceSince, now });
  const begun = await asSystem('sales-in-progress', () => rowsOf(db, board));
  return lastOfEach(begun.map((sale) => standOf(sale, now)))
    .filter((one) => isInProgress(one, one.since, now))
    .map((one) => rowOfBoard(platform, actor, one))
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || (a.since < b.since ? -1 : 1));
}

interface Stand extends Waiting {
  sale: BegunSale;
  since: Date;
}

function standOf(sale: BegunSale, now: Date): Stand {
  return { sale, since: lastStep(sale), ...whatItWaitsFor(sale.last, now) };
}

/** The last step that was taken: the offer, or the code that was sent. */
const lastStep = ({ contract, last }: BegunSale): Date => new Date(last?.sentAt ?? contract.offeredAt);

/** Another value is another offer: the one that was worked on last is the customer's. */
function lastOfEach(stands: readonly Stand[]): Stand[] {
  const last = new Map<string, Stand>();
  for (const stand of stands) {
    const { borrowerId } = stand.sale.contract;
    const other = last.get(borrowerId);
    if (!other || other.since < stand.since) last.set(borrowerId, stand);
  }
  return [...last.values()];
}

function rowOfBoard(platform: Platform, actor: Actor, { sale, since, waitsFor, until }: Stand): Answer[number] {
  const { contract, last, borrower, operatorName } = sale;
  return {
    contractId: contract.id,
    borrowerName: borrower.name,
    cpf: maskCpf(cpfOf(platform.secrets, borrower)),
    operatorName,
    isOwn: contract.operatorId === actor.operatorId,
    purchaseValue: sumCents([contract.principalCents, contract.downPaymentCents]),
    plan: last && { installments: last.count, installmentValue: last.installmentCents },
    waitsFor,
    since: since.toISOString(),
    until: until && until.toISOString(),
  };
}
