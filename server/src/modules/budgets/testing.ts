import type { PolicyInput } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import { givenShop, type Shop } from '../../testing/shop.ts';
import { completeCpf } from '../borrowers/index.ts';
import { goldenSheet, readGolden } from '../decisions/index.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { saveConfiguration } from '../retailers/index.ts';

export { askBudget } from './use-cases/ask-budget.ts';

/** Half the limit, R$ 50,00 to R$ 400,00. */
export const halfTheLimit: PolicyInput<'budget-increase'> = {
  limitShare: '0.5',
  minimumCents: 5_000,
  maximumCents: 40_000,
  asksAnalyst: false,
};

/** A retailer whose stores make budgets, under a published credit policy that lets limits grow to double. */
export async function allowBudgets(
  platform: Platform,
  retailerId: string,
  policy: Partial<PolicyInput<'budget-increase'>> = {},
): Promise<void> {
  const sheet = goldenSheet(readGolden());
  const document = { ...sheet, increase: { ...sheet.increase, factorPct: [{ paidOnTimeLt: null, pct: 200 }] } };
  await givenPolicyDocument(platform.db, { kind: 'credit', document });
  await givenPolicyDocument(platform.db, {
    kind: 'budget-increase',
    retailerId,
    document: { ...halfTheLimit, ...policy },
  });
  await saveConfiguration(platform, { retailerId }, { budgets: { isAllowed: true } });
}

/** A shop of the provider's own house whose stores make budgets. */
export async function givenCalculator(platform: Platform): Promise<Shop> {
  const shop = await givenShop(platform);
  await sql`update retailers set is_provider = true where id = ${shop.retailerId}::uuid`.execute(platform.db);
  await allowBudgets(platform, shop.retailerId);
  return shop;
}

let made = 0;

/** Somebody of whom the embedded bureau says the best, another each time. */
export function nextBuyer() {
  made += 1;
  const cpf = completeCpf(`00010${700 + made}2`);
  return { cpf, phone: `+55929${String(60_000_000 + made)}`, birthOn: '1980-05-17' as const };
}
