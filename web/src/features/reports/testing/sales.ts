import type { Wire } from '@balcao/contract';
import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import type { Sale, SalesPage, Sold, SoldSums } from '../calls.ts';

export const SUMMARIES = 'GET /coordinator/contracts/originations/summaries';
export const STORES = 'GET /retailers/stores';

export const aSale = (over: Partial<Sale> = {}): Sale => ({
  contractId: '0191f7a2-0000-7000-8000-000000000001',
  originationTimestamp: '2026-11-20T15:30:00.000Z',
  canceledOn: null,
  status: 'Aprovado',
  storeName: 'Loja Centro',
  borrowerName: 'MARIA DE SOUZA',
  operatorName: 'MARINA ALVES',
  principal: 600,
  couponPrincipalDiscount: 0,
  MDR: 24,
  netValue: 576,
  IOF: 12.34,
  returnedValue: 0,
  ...over,
});

export const aSalesPage = (summaries: readonly Sale[], over: Partial<SalesPage> = {}): SalesPage => ({
  count: summaries.length,
  summaries: [...summaries],
  next: null,
  ...over,
});

export const someStores = [
  { id: STORE_ID, name: 'Loja Centro', retailerId: RETAILER_ID, status: 'active' as const },
  {
    id: '01900000-0000-7000-8000-0000000000aa',
    name: 'Loja Norte',
    retailerId: RETAILER_ID,
    status: 'active' as const,
  },
];

export const TRANSACTIONS = 'GET /backoffice/retailers-dash/transactions';
export const RANKING = 'GET /backoffice/retailers-dash/applications/stores/ranking';
export const CONVERSION = 'GET /backoffice/retailers-dash/conversion';

export const someSold = (over: Partial<Sold> = {}): Sold => ({
  sales: 0,
  canceled: 0,
  principal: 0,
  returnedValue: 0,
  firstPurchases: 0,
  ...over,
});

/** Three sales in two stores on two days, one of them cancelled, one to a new customer. */
export function someSums(over: Partial<SoldSums> = {}): SoldSums {
  const total = someSold({ sales: 3, canceled: 1, principal: 1_000, returnedValue: 250.5, firstPurchases: 1 });
  const large = someSold({ sales: 2, canceled: 1, principal: 750, returnedValue: 250.5 });
  const small = someSold({ sales: 1, principal: 250, firstPurchases: 1 });
  return {
    startDate: '2026-11-21',
    endDate: '2026-11-23',
    total,
    goal: null,
    before: someSold({ sales: 1, principal: 400, firstPurchases: 1 }),
    days: [
      { on: '2026-11-21', ...large },
      { on: '2026-11-22', ...someSold() },
      { on: '2026-11-23', ...small },
    ],
    stores: [
      { id: STORE_ID, name: 'Loja Centro', ...large, goal: null },
      { id: 'store-2', name: 'Loja Norte', ...small, goal: null },
    ],
    operators: [{ id: 'operator-1', name: 'MARINA ALVES', ...total, goal: null }],
    products: [
      { product: 'STANDARD', ...large },
      { product: 'SMARTPHONE_SALE', ...small },
    ],
    ...over,
  };
}

export const someRanking: Wire<typeof RANKING>['answer'] = {
  startDate: '2026-11-01',
  endDate: '2026-11-23',
  items: [
    { position: 1, id: 'store-2', name: 'Loja Norte', isOwn: false, conversions: 9, applications: 4, incentive: 45.5 },
    { position: 2, id: STORE_ID, name: 'Loja Centro', isOwn: true, conversions: 3, applications: 6, incentive: null },
  ],
};

export const someConversion: Wire<typeof CONVERSION>['answer'] = {
  startDate: '2026-11-01',
  endDate: '2026-11-23',
  lookups: 40,
  applications: 10,
  approvals: 8,
  firstPurchases: 5,
  recurringPurchases: 7,
};
