import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { givenCustomer, ports } from '../../../testing/shop.ts';
import { givenApproval, givenOperator } from '../../identity/testing.ts';
import { saveConfiguration } from '../../retailers/index.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';

const { platform, shop, database } = prepareCounter({ shopPer: 'test' });

const price = (borrowerId: string, down: number, approvalId?: string) =>
  priceProposals(platform, ports, asOperator(shop.actor), {
    borrowerId,
    principal: cents(60_000),
    storeId: shop.storeId,
    downPayment: cents(down),
    ...(approvalId !== undefined && { approvalId }),
  });

async function approvalOf(borrowerId: string, downPayment: number): Promise<string> {
  const { retailerId, storeId } = shop;
  const operatorId = await givenOperator(platform, { retailerId, storeId, role: 'manager' });
  const approver = { ...shop.actor, operatorId };
  const facts = { principal: 600, downPayment, storeId: shop.storeId };
  const of = { act: 'contract.down-payment', subjectId: borrowerId, facts } as const;
  return givenApproval(platform, { approver, askedBy: shop.actor, of });
}

test('above a thousand reais a second person approves a down payment, once and for that sale; the audit says who', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  expect((await price(borrowerId, 100_000)).downPayment).toBe(100_000);
  await expectRefusal(price(borrowerId, 100_001), 'APPROVAL_REQUIRED');
  const approval = await approvalOf(borrowerId, 1_200);
  await expectRefusal(price(borrowerId, 120_001, approval), 'APPROVAL_NOT_VALID');
  await expectRefusal(price(await givenCustomer(platform, shop), 120_000, approval), 'APPROVAL_NOT_VALID');
  const offer = await price(borrowerId, 120_000, approval);
  expect(offer).toMatchObject({ downPayment: 120_000, purchaseValue: 180_000 });
  await expectRefusal(price(borrowerId, 120_000, approval), 'APPROVAL_NOT_VALID');
  const { rows } = await sql<{ detail: object }>`
    select detail from audit_entries where action = 'contract.offered' and subject = ${offer.id}`.execute(database.db);
  expect(rows[0]?.detail).toMatchObject({ downPaymentCents: 120_000, approvalId: approval });
});

test('a store sets its own bound, or none', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const bound = (approvalAbove: number) =>
    saveConfiguration(
      platform,
      { retailerId: shop.retailerId, storeId: shop.storeId },
      { downPayment: { approvalAbove } },
    );
  await bound(200);
  await expectRefusal(price(borrowerId, 20_001), 'APPROVAL_REQUIRED');
  await bound(0);
  expect((await price(borrowerId, 500_000)).downPayment).toBe(500_000);
});
