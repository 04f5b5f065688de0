import { cents } from '@balcao/credit-math';
import { asOperator } from '../../kernel/act/principal.ts';
import { addSeconds, setClock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { closeCashSession, countCash, moveCash, openCashSession } from '../../modules/cash/index.ts';
import { operatorOf, storeOf } from './shops.ts';

const HOUR = 3_600;

/** How the drawer of Norte's cashier was closed on the last two days: once a few reais short, once as it should be. */
const days = [
  { hoursAgo: 50, floatCents: 20_000, suppliedCents: 5_000, missingCents: 350, reason: 'Troco dado a mais' },
  { hoursAgo: 26, floatCents: 20_000, suppliedCents: 0, missingCents: 0, reason: undefined },
] as const;

export async function addDrawers(platform: Platform): Promise<void> {
  const { retailer, store } = storeOf('centro');
  const { id: operatorId, name } = operatorOf(retailer.key, 'cashier');
  for (const { hoursAgo, floatCents, suppliedCents, missingCents, reason } of days) {
    const opened = addSeconds(platform.clock.now(), -hoursAgo * HOUR);
    const clock = setClock(opened);
    const past = { ...platform, clock };
    const by = (route: string) => {
      const of = { operatorId, retailerId: retailer.id, storeId: store.id, zone: retailer.zone, tokenHash: '' };
      const actor = { ...of, name, role: 'cashier' as const, sessionExpiresAt: addSeconds(clock.now(), HOUR) };
      return asOperator(actor, { key: newId(), route, bodyHash: newId() });
    };
    const opening = { storeId: store.id, drawer: '01', float: cents(floatCents) };
    const { id } = await openCashSession(past, by('POST /coordinator/cash/sessions'), opening);
    clock.set(addSeconds(opened, HOUR));
    if (suppliedCents > 0) {
      const supply = { kind: 'SUPPLY' as const, amount: cents(suppliedCents), reason: 'Moedas do cofre' };
      await moveCash(past, by('POST /coordinator/cash/sessions/{id}/moves'), id, supply);
    }
    clock.set(addSeconds(opened, 9 * HOUR));
    const there = floatCents + suppliedCents - missingCents;
    const pieces = [
      { value: cents(5_000), pieces: Math.floor(there / 5_000) },
      { value: cents(50), pieces: (there % 5_000) / 50 },
    ];
    await countCash(past, by('POST /coordinator/cash/sessions/{id}/count'), id, { pieces });
    const closing = { counted: cents(there), ...(reason !== undefined && { reason }) };
    await closeCashSession(past, by('POST /coordinator/cash/sessions/{id}/close'), id, closing);
  }
}
