import { borrowersPorts } from '../../bindings.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { addSeconds, DAY_SECONDS, setClock } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import { serveCustomer } from '../../modules/service-centre/index.ts';
import type { DemonstrationCustomer } from './customers.ts';
import { operatorOf, storeOf } from './shops.ts';

/** Whom sellers of Norte looked up in the service centre, and how many days ago; the attendant sold to some of them. */
const days = [
  { role: 'promoter', daysAgo: [1, 1, 2, 4, 6, 9, 13, 17, 22, 26] },
  { role: 'attendant', daysAgo: [1, 2, 2, 5, 9, 12] },
] as const;

export async function addLookups(platform: Platform, customers: readonly DemonstrationCustomer[]): Promise<void> {
  const { retailer, store } = storeOf('centro');
  for (const { role, daysAgo } of days) {
    const { id: operatorId, name } = operatorOf(retailer.key, role);
    for (const [index, ago] of daysAgo.entries()) {
      const clock = setClock(addSeconds(platform.clock.now(), -ago * DAY_SECONDS - index * 60));
      const of = { operatorId, name, role, retailerId: retailer.id, storeId: store.id, zone: retailer.zone };
      const by = asOperator({ ...of, sessionExpiresAt: addSeconds(clock.now(), 3_600), tokenHash: '' });
      const document = customers[index]?.cpf ?? '';
      await serveCustomer({ ...platform, clock }, borrowersPorts, by, {
        document,
        storeId: store.id,
        operatorId: undefined,
      });
    }
  }
}
