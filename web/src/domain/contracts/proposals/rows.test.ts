import { expect, test } from 'vitest';
import { aProposal, anOffer } from '../../testing/offers.ts';
import { proposalRows, proposalsHeading } from './rows.ts';

test('fewest installments first', () => {
  expect(proposalRows(anOffer().proposals).map((row) => row.proposal.numberOfInstallments)).toEqual([1, 3, 6]);
});

test('the total is value times count when all installments are equal', () => {
  const even = aProposal({
    numberOfInstallments: 3,
    installmentValue: 370.6,
    lastInstallmentValue: 370.6,
    totalPurchaseValue: 9,
  });
  expect(proposalRows([even])[0]).toMatchObject({ total: 1111.8, lastInstallmentValue: null });
});

test('a different last installment is shown, and the total is what the customer pays', () => {
  expect(proposalRows([aProposal()])[0]).toMatchObject({ total: 1199.07, lastInstallmentValue: 199.82 });
});

test('the coupon is added to the total of the row (ruling C17)', () => {
  expect(proposalRows([aProposal()], 50)[0]?.total).toBe(1249.07);
});

test('one biweekly option names the heading', () => {
  expect(proposalsHeading(anOffer().proposals)).toBe('Opções de parcelamento');
  expect(proposalsHeading([aProposal(), aProposal({ dueDateRule: 'BIWEEKLY' })])).toBe('Parcelamento quinzenal');
});
