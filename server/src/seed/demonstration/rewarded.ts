import { customer, type DemonstrationCustomer } from './customers.ts';

/** Customers who have more than their limit: a coupon, extra credit. */
export const rewarded: readonly DemonstrationCustomer[] = [
  customer(28, {
    name: 'Lindalva Freitas',
    face: 45,
    purchases: [{ store: 'centro', daysAgo: 50, cents: 59_900, count: 2, paid: [{ daysAfterPurchase: 30, count: 2 }] }],
    evaluation: { daysAgo: 1, cents: 160_000 },
    shows:
      'quitou a compra: cupom de 10% para a próxima, a partir de R$ 100,00; pediu Super Compra, que espera um analista',
  }),
  customer(29, {
    name: 'Evaldo Pimentel',
    face: 46,
    limit: [{ daysAgo: 400, cents: 240_000, reason: 'Limite inicial' }],
    evaluation: { daysAgo: 2, cents: 100_000 },
    shows: 'Super Compra de até R$ 1.000,00 na Loja Centro',
  }),
];
