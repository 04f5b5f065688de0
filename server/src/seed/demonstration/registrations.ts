import { addSeconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addDecidedApplication } from '../../modules/applications/index.ts';
import type { DemonstrationCustomer } from './customers.ts';
import { retailers } from './shops.ts';

const DAY_SECONDS = 86_400;

/** What the rules said of each, and how many days ago it was sent. */
const sent = {
  DENIED: { daysAgo: 40, reasons: ['R07'], cause: null },
  MANUAL_ANALYSIS: { daysAgo: 0, reasons: ['R05'], cause: 'RULES' },
  PRE_APPROVED: { daysAgo: 0, reasons: ['R18'], cause: 'BIOMETRY_CONFLICT' },
} as const;

const isSent = (status: string): status is keyof typeof sent => Object.hasOwn(sent, status);

/** Registrations of those who were refused or wait for a person: the desk has them, and a denial of long ago may be evaluated anew. */
export async function addRegistrations(platform: Platform, customers: readonly DemonstrationCustomer[]): Promise<void> {
  const [retailer] = retailers;
  const store = retailer?.stores[0];
  if (!retailer || !store) return;
  const now = platform.clock.now();
  for (const { id, name, status } of customers) {
    if (!isSent(status)) continue;
    const { daysAgo, reasons, cause } = sent[status];
    await addDecidedApplication(platform.db, {
      borrowerId: id,
      id: newId(),
      place: {
        retailerId: retailer.id,
        storeId: store.id,
        storeName: store.name,
        operatorId: null,
        operatorName: null,
      },
      borrowerName: name,
      status,
      cause,
      reasons,
      at: addSeconds(now, -daysAgo * DAY_SECONDS),
    });
  }
}
