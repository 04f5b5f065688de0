import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { sql } from '../kernel/db/sql.ts';
import { asOperator } from '../kernel/act/principal.ts';
import { allowBudgets, askBudget } from '../modules/budgets/testing.ts';
import { completeCpf } from '../modules/borrowers/index.ts';
import { bureauSaying, cleanReport } from '../modules/decisions/testing/bureau.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { givenCustomer, givenSale, givenShop, grant, ports, type Shop } from '../testing/shop.ts';
import { atOnce, tally } from './testing/outcomes.ts';

const { database, platform, shop, clock } = prepareCounter({ connections: 16 });

const ROUNDS = 4;
const CLIENTS = 8;
/** As many codes as a customer gets. */
const SELLERS = 5;
const TOTAL = 100_000;
const MOST = 40_000;

// Planted: an increase that is added to the one of before (`cents = limit_increases.cents + excluded.cents`) sells beyond one;
// without the move of the limit beside it, a smaller one written late takes the place of a larger one that a sale counts on.
test('of many budgets and purchases at once in two retailers, what is owed stays within the total and one increase', async () => {
  const other = await givenShop(platform);
  for (const { retailerId } of [shop, other]) await allowBudgets(platform, retailerId);
  const { bureau } = bureauSaying(cleanReport(clock.now()));
  const ask = ({ actor, storeId }: Shop, cpf: string, amount: number) =>
    askBudget(platform, { ports, bureau }, asOperator(actor), {
      cpf,
      value: cents(amount),
      phone: '+5592988887777',
      storeId,
    });
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`truncate quota_uses`.execute(database.db);
    const cpf = completeCpf(String(300_000_000 + round));
    const id = await givenCustomer(platform, shop, { cpf, limitCents: TOTAL, birthOn: '1980-05-17' });
    await grant(platform, other, id);
    const asked = await tally(atOnce(CLIENTS, (n) => ask(n % 2 === 0 ? shop : other, cpf, TOTAL + (n + 1) * 5_000)));
    expect(asked).toEqual({ done: CLIENTS });
    const sold = await tally(
      atOnce(SELLERS, (n) => givenSale(platform, n % 2 === 0 ? shop : other, id, { cents: 70_000, count: 1 })),
    );
    expect(Object.keys(sold).toSorted()).toEqual(['INSUFFICIENT_LIMIT', 'done']);
    const { rows } = await sql<{ used: number; most: number; open: number }>`
      select l.used_cents as used, (select max(i.cents) from limit_increases i where i.borrower_id = l.borrower_id) as most,
        (select count(*) from limit_increases i where i.borrower_id = l.borrower_id) as open
      from credit_limits l where l.borrower_id = ${id}::uuid`.execute(database.db);
    expect(rows[0]?.open).toBe(2);
    expect(rows[0]?.most).toBeLessThanOrEqual(MOST);
    expect(rows[0]?.used).toBe(140_000);
  }
});
