import { BORROWER_ID } from '../../../domain/testing/customers.ts';
import type { Performance } from '../../../lib/session/own-performance.ts';
import { OPERATOR_ID } from '../../../testing/sessions.ts';
import type { CentreCustomer, CentreHome } from '../calls.ts';

export const SERVE = 'GET /operator-service-center';
export const HOME = 'GET /operator-service-center/home';
export const IDENTIFY = 'GET /operators/identification';
export const RECORDS = 'GET /backoffice/retailers-dash/applications/operators/records/me';
const RANKING = 'GET /backoffice/retailers-dash/applications/operators/ranking';
const CONVERSION = 'GET /backoffice/retailers-dash/conversion';

export const aHome = (over: Partial<CentreHome['operator']> = {}, showPerformance = true): CentreHome => ({
  operator: { id: OPERATOR_ID, name: 'Marina Alves', phoneNumber: '(92) *****-7777', role: 'promoter', ...over },
  showPerformance,
});

export function aServed(over: Partial<CentreCustomer> = {}): CentreCustomer {
  return {
    page: 'BORROWER',
    restriction: null,
    status: 'APPROVED',
    borrower: { id: BORROWER_ID, name: 'MARIA DOS SANTOS', document: '529.***.***-25', phoneNumber: '(92) *****-1001' },
    application: { shouldReevaluate: false },
    credit: {
      limit: 3_000,
      availableLimit: 2_500,
      incentiveCategory: 'silver',
      disablePurchase: false,
      lateDays: 0,
    },
    operator: { incentiveType: 'percentage', incentiveValue: 0.02 },
    coupon: null,
    limitAsked: null,
    options: { isContractSimulationAllowed: true, maxSimulationValue: 2_500 },
    ...over,
  };
}

const day = (at: number) => `2026-11-${String(at).padStart(2, '0')}`;

/** Two sales on the last day, one on each of the two before; three registrations. */
export function aPerformance(over: Partial<Performance> = {}): Performance {
  const of = (startDate: string, conversions: number, incentive: number) => ({
    startDate,
    endDate: day(23),
    conversions,
    applications: conversions - 1,
    incentive,
  });
  return {
    operatorId: OPERATOR_ID,
    today: of(day(23), 2, 24.5),
    week: of(day(23), 2, 24.5),
    month: of(day(1), 4, 49),
    showIncentive: true,
    days: Array.from({ length: 23 }, (_, index) => ({
      on: day(index + 1),
      conversions: index === 22 ? 2 : index > 19 ? 1 : 0,
      applications: 0,
      incentive: 0,
    })),
    ...over,
  };
}

export const working = {
  [HOME]: () => aHome(),
  [SERVE]: () => aServed(),
  [RECORDS]: () => aPerformance(),
  [RANKING]: () => ({ startDate: day(23), endDate: day(23), items: [] }),
  [CONVERSION]: () => ({
    startDate: day(23),
    endDate: day(23),
    lookups: 9,
    applications: 4,
    approvals: 3,
    firstPurchases: 2,
    recurringPurchases: 0,
  }),
} as const;
