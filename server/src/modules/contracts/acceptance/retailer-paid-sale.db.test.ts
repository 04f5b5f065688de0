import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { testPolicy } from '../testing.ts';
import { givenPolicy, originationOf } from '../../../testing/products.ts';
import { givenCustomer, givenSale, givenShop, ports, type Shop } from '../../../testing/shop.ts';
import { findContract } from '../use-cases/find-contract.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';

const START = '2026-11-21T15:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: START });

const weekly = { dueDateRule: 'WEEKLY' as const, rateMonthly: '0.05', counts: [4] };
const monthly = { dueDateRule: 'MONTHLY' as const, rateMonthly: '0.05', counts: [6] };

beforeAll(async () => {
  const policy = { customerFeeRate: '0', plans: [monthly, weekly] };
  await givenPolicy(platform, shop, { sourceProduct: 'INTEREST_PAID_BY_RETAILER', validUntil: '2026-12-31' }, policy);
});

const price = async (at: Shop = shop, amount = 100_000) => {
  const borrowerId = await givenCustomer(platform, at, { limitCents: 500_000 });
  return priceProposals(platform, ports, asOperator(at.actor), {
    borrowerId,
    principal: cents(amount),
    storeId: at.storeId,
  });
};

describe('an offer whose interest the retailer pays', () => {
  test('says each installment in time and without the bonus, no interest in time, and all of it late', async () => {
    const offer = await price();
    expect(offer.sourceProduct).toBe('INTEREST_PAID_BY_RETAILER');
    expect(offer.proposals.find((one) => one.numberOfInstallments === 6)).toMatchObject({
      installmentValue: 16_883,
      lastInstallmentValue: 16_885,
      installmentValueWithoutBonification: 19_985,
      installmentValueWithoutInterest: 16_667,
      totalPurchaseValue: 101_300,
      financedValue: 101_300,
      iof: 1_300,
      interestValue: 0,
      interestRate: 0,
      interestRateAnnual: 0,
      lateInterestRate: 0.05,
    });
  });

  test('says the late interest of a week for a weekly plan', async () => {
    const { proposals } = await price();
    const plan = proposals.find((one) => one.numberOfInstallments === 4);
    expect(plan?.lateInterestRate).toBe(Number((1.05 ** (7 / 30) - 1).toFixed(6)));
  });

  test('has parts of the cost that sum to what is paid in time', async () => {
    for (const { cetParts, totalPurchaseValue, cet } of (await price()).proposals) {
      expect(cetParts.map(({ kind }) => kind)).toEqual(['GOODS', 'IOF', 'FEE', 'INTEREST']);
      expect(cetParts.reduce((sum, { value }) => sum + value, 0)).toBe(totalPurchaseValue);
      expect(cetParts.reduce((sum, { share }) => sum + Math.round(share * 10_000), 0)).toBe(10_000);
      expect(cet).toBeGreaterThan(0);
    }
  });

  test('ends with the campaign, and is never made by the default layer', async () => {
    clock.set('2027-01-01T15:00:00Z');
    expect((await price()).sourceProduct).toBeNull();
    clock.set(START);
    const other = await givenShop(platform);
    const ofAll = { kind: 'pricing', variant: 'INTEREST_PAID_BY_RETAILER', document: testPolicy } as const;
    await expect(givenPolicyDocument(database.db, ofAll)).rejects.toThrow('check constraint');
    expect((await price(other)).sourceProduct).toBeNull();
  });

  test('of a store stands beside the standard product of another store', async () => {
    const other = await givenShop(platform);
    await givenPolicy(platform, other, { sourceProduct: 'INTEREST_PAID_BY_RETAILER', storeId: other.storeId });
    expect((await price(other)).sourceProduct).toBe('INTEREST_PAID_BY_RETAILER');
  });
});

test('a sale opens bonified installments; the retailer is owed less its interest', async () => {
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 100_000, count: 6 });
  const { rows } = await sql<{ amount: number; principal: number; interest: number; bonus: number }>`
    select amount_cents as amount, principal_cents as principal, interest_cents as interest, bonus_cents as bonus
    from installments where contract_id = ${contractId}::uuid order by number`.execute(database.db);
  expect(rows[0]).toEqual({ amount: 19_985, principal: 16_883, interest: 3_102, bonus: 3_102 });
  expect(rows.at(-1)).toEqual({ amount: 19_982, principal: 16_885, interest: 3_097, bonus: 3_097 });
  // The worked example of docs/books.md.
  expect(await originationOf(platform, contractId)).toEqual({
    loans_receivable: 101_300,
    retailer_payable: -80_280,
    mdr_income: -4_000,
    retailer_interest_income: -15_720,
    iof_payable: -1_300,
  });
  const contract = await findContract(platform, shop.actor, contractId);
  expect(contract.proposals.find((one) => one.wasAccepted)).toMatchObject({
    installmentValue: 16_883,
    installmentValueWithoutBonification: 19_985,
    totalPurchaseValue: 101_300,
  });
});
