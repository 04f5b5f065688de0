import { cents } from '@balcao/credit-math';
import { asOperator, type Keyed } from '../../kernel/act/principal.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Shop } from '../../testing/shop.ts';
import { deskOf, givenInstallments } from '../payments/testing/desk.ts';
import { closeCashSession } from './use-cases/close-session.ts';
import { countCash } from './use-cases/count-cash.ts';
import { moveCash } from './use-cases/move-cash.ts';
import { openCashSession } from './use-cases/open-session.ts';
import { listCashSessions, showCash, showCashSession } from './use-cases/show-cash.ts';

interface Till {
  storeId: string;
  actor: Actor;
}

type Pieces = Parameters<typeof countCash>[3]['pieces'];
type Move = Parameters<typeof moveCash>[3];

const by = (actor: Actor, route: string): Keyed => asOperator(actor, { key: newId(), route, bodyHash: newId() });

/** What somebody at a till does with the drawer, as tests say it. */
export const tillOf = (platform: Platform, { actor, storeId }: Till) => ({
  open: (float = 10_000, drawer = '01', at = storeId) =>
    openCashSession(platform, by(actor, 'POST /cash'), { storeId: at, drawer, float: cents(float) }),
  move: (id: string, kind: Move['kind'], amount: number, approvalId?: string) =>
    moveCash(platform, by(actor, 'POST /moves'), id, {
      kind,
      amount: cents(amount),
      reason: 'Troco do dia',
      approvalId,
    }),
  count: (id: string, pieces: Pieces) => countCash(platform, by(actor, 'POST /count'), id, { pieces }),
  /** Counted in coins of a cent: the sum is what matters. */
  countSum: (id: string, sum: number) =>
    countCash(platform, by(actor, 'POST /count'), id, {
      pieces: [
        { value: cents(100), pieces: Math.floor(sum / 100) },
        { value: cents(1), pieces: sum % 100 },
      ],
    }),
  close: (id: string, counted: number, reason?: string) =>
    closeCashSession(platform, by(actor, 'POST /close'), id, { counted: cents(counted), reason }),
  show: () => showCash(platform, actor, storeId),
  /** The one that was closed last. */
  closed: async () => {
    const query = { storeId, sort: '-openedAt' as const, limit: 50, cursor: undefined };
    const { items } = await listCashSessions(platform, actor, query);
    return items.find(({ closedAt }) => closedAt !== null)?.id ?? '';
  },
  detail: (id: string) => showCashSession(platform, actor, id),
});

/** A closed session of a cashier at drawer 01, whose next one is open at drawer 02; returns the id of the closed one. */
export async function givenCashSession(platform: Platform, till: Till): Promise<string> {
  const at = tillOf(platform, till);
  if ((await at.show()).session) return at.closed();
  const { id } = await at.open();
  await at.countSum(id, 10_000);
  await at.close(id, 10_000);
  await at.open(5_000, '02');
  return id;
}

/** Receives the first installment of a new sale in cash; answers what came and the payment. */
export async function receiveInCash(platform: Platform, shop: Shop) {
  const { ids, contractId } = await givenInstallments(platform, shop);
  const entries = await deskOf(platform, shop).pay(ids.slice(0, 1));
  const total = entries.reduce((sum, { paidValue }) => sum + paidValue, 0);
  return { total, contractId, paymentId: entries[0]?.paymentId ?? '' };
}
