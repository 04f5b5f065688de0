import { aStore } from '../../../testing/sessions.ts';
import type { KindInfo, Policy, PolicyCell } from '../policy-calls.ts';
import type { Handlers } from '../../../testing/fake-api.ts';

export const KINDS = 'GET /policies/kinds';
export const LIST = 'GET /policies';
export const ONE = 'GET /policies/{id}';
export const PREVIEW = 'POST /policies/preview';
export const ENTER = 'POST /policies';
export const WITHDRAW = 'POST /policies/{id}/withdraw';
export const APPROVE = 'POST /policies/{id}/approve';
export const idOf = (number: number) => `01900000-0000-7000-8000-00000000080${number}`;
export const RETAILER = { id: idOf(9), name: 'Norte Móveis' };

export const cell = (name: string, title: string, kind: PolicyCell['kind']): PolicyCell => ({
  name,
  title,
  kind,
  choices: [],
  none: null,
  isLeftOut: false,
});
export const pricing: KindInfo = {
  kind: 'pricing',
  title: 'Preços',
  about: 'Juros e planos',
  needsSecond: false,
  variants: [
    { code: 'STANDARD', title: 'Compra comum' },
    { code: 'SUPER_PURCHASE', title: 'Super Compra' },
  ],
  scopes: ['RETAILER', 'STORE'],
  fields: [
    { ...cell('minimum', 'Compra mínima', 'MONEY'), columns: [] },
    {
      ...cell('plans', 'Planos', 'ROWS'),
      columns: [cell('rateMonthly', 'Juros ao mês', 'PERCENT'), cell('counts', 'Parcelas', 'COUNTS')],
    },
  ],
};
export const iof: KindInfo = { ...pricing, kind: 'iof', title: 'IOF', scopes: [], fields: [] };
export const ofTwo: KindInfo = {
  ...pricing,
  kind: 'limits',
  title: 'Limites',
  scopes: ['PROVIDER'],
  needsSecond: true,
};

export const aPolicy = (part: Partial<Policy> = {}): Policy => ({
  id: idOf(1),
  kind: 'pricing',
  variant: 'STANDARD',
  scope: 'RETAILER',
  storeId: null,
  storeName: null,
  retailer: RETAILER,
  revision: 2,
  validFrom: '2026-01-10',
  validUntil: null,
  status: 'IN_FORCE',
  author: { kind: 'OPERATOR', operatorId: idOf(7), name: 'Davi Rocha' },
  reason: 'Custo do dinheiro',
  enteredAt: '2026-01-05T15:00:00.000Z',
  supersedes: idOf(2),
  approval: null,
  withdrawal: null,
  document: { minimum: 10, plans: [{ rateMonthly: '0.0499', counts: [3, 6] }] },
  difference: [{ path: 'minimum', change: 'CHANGED', before: 5, after: 10 }],
  ...part,
});
export const difference = [
  { path: 'plans.0.rateMonthly', change: 'CHANGED' as const, before: '0.0499', after: '0.0549' },
];
const before = { installment: 185.51, total: 556.53, cetAnnual: '102.07' };
export const example = {
  principal: 500,
  plans: [{ dueDateRule: 'MONTHLY', count: 3, before, after: { ...before, installment: 187.28, cetAnnual: '114.11' } }],
};

/** A server where all goes well. */
export const policiesGoWell = {
  'GET /retailers/stores': () => [aStore()],
  [KINDS]: () => ({ kinds: [pricing, iof, ofTwo], retailers: [] }),
  [LIST]: () => ({ items: [aPolicy()], next: null }),
  [ONE]: () => aPolicy(),
  [PREVIEW]: () => ({ supersedes: idOf(1), difference, example }),
  [ENTER]: () => aPolicy({ id: idOf(3), status: 'FUTURE' }),
  [WITHDRAW]: () => aPolicy({ status: 'WITHDRAWN' }),
  [APPROVE]: () => aPolicy({ status: 'FUTURE' }),
} as const satisfies Handlers;
