import { type CivilDate, cents } from '@balcao/credit-math';
import { asOperator } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { changeGoals } from '../../../modules/reports/index.ts';
import { operatorOf, storeOf } from '../shops.ts';

const HOUR = 3_600;

/** What Norte's two stores and a cashier are to sell this month: the line on the pictures of sales. */
export async function addGoals(platform: Platform, today: CivilDate): Promise<void> {
  const { retailer, store } = storeOf('centro');
  const { id: operatorId, name } = operatorOf(retailer.key, 'retailer_analyst');
  const of = { operatorId, retailerId: retailer.id, storeId: null, zone: retailer.zone, tokenHash: '' };
  const sessionExpiresAt = addSeconds(platform.clock.now(), HOUR);
  const by = asOperator({ ...of, name, role: 'retailer_analyst', sessionExpiresAt });
  const goal = (kind: 'STORE' | 'OPERATOR', id: string, amount: number) => ({
    kind,
    id,
    amount: cents(amount),
    was: cents(0),
  });
  await changeGoals(platform, by, {
    month: today.slice(0, 7),
    goals: [
      goal('STORE', store.id, 30_000_00),
      goal('STORE', storeOf('shopping').store.id, 24_000_00),
      goal('OPERATOR', operatorOf(retailer.key, 'cashier').id, 12_000_00),
    ],
  });
}
