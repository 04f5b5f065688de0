import type { Wire } from '@balcao/contract';
import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import { refused } from '../../../testing/fake-api.ts';

export const TRANSFERS = 'GET /backofficeOriginations/retailers/{id}/transfers';
export const ORIGINATIONS = 'GET /backofficeOriginations/batches/{batchId}/originations';
export const QUOTE = 'GET /backofficeOriginations/retailers/{id}/anticipation';
export const ANTICIPATE = 'POST /backofficeOriginations/retailers/{id}/anticipation';
type Transfer = Wire<typeof TRANSFERS>['answer']['data'][number];

/** As `houses.ts` has it. */
const OTHER_STORE_ID = '01900000-0000-7000-8000-000000000202';
export const BATCH_ID = '01900000-0000-7000-8000-000000000701';

const sums = { originationsCount: 2, principalSum: 1500, umeFeeSum: 60, discountSum: 50, adjustments: [] };

export const aTransfer = (part: Partial<Transfer> = {}): Transfer => ({
  batchId: BATCH_ID,
  date: '2026-11-19',
  status: 'TRANSFERRED',
  transferTimestamp: '2026-11-19T15:00:00.000Z',
  originationsStartDate: '2026-11-18',
  originationsEndDate: '2026-11-18',
  retailerBatch: {
    ...sums,
    retailerId: RETAILER_ID,
    storeId: null,
    broughtForward: 0,
    setOff: 0,
    paid: 1490,
    carriedForward: 0,
  },
  storesBatch: [
    { ...sums, retailerId: RETAILER_ID, storeId: STORE_ID, originationsCount: 1, principalSum: 1000, umeFeeSum: 40 },
    {
      ...sums,
      retailerId: RETAILER_ID,
      storeId: OTHER_STORE_ID,
      originationsCount: 1,
      principalSum: 500,
      umeFeeSum: 20,
    },
  ],
  ...part,
});

/** On its way, with a return, what was carried, and a rest for the next one. */
export const aCarriedTransfer = (): Transfer =>
  aTransfer({
    batchId: '01900000-0000-7000-8000-000000000702',
    date: '2026-11-23',
    status: 'PENDING',
    transferTimestamp: null,
    originationsEndDate: '2026-11-20',
    retailerBatch: {
      ...aTransfer().retailerBatch,
      originationsCount: 1,
      principalSum: 800,
      umeFeeSum: 32,
      discountSum: 0,
      adjustments: [{ kind: 'RETURN', amount: -76 }],
      broughtForward: -500,
      paid: 192,
    },
  });

/** Nothing was transferred, and nothing can be had sooner. */
export const noTransfers = {
  [TRANSFERS]: () => ({ data: [] }),
  [QUOTE]: () => refused('ANTICIPATION_NOT_OFFERED'),
} as const;
