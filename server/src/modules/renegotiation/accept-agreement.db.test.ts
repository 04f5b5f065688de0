import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { ports } from '../../testing/shop.ts';
import { priceProposals } from '../contracts/index.ts';
import { givenAgreement, prepareAgreements } from './testing.ts';
import { expectRefusal } from '../../testing/refusals.ts';

const bench = prepareAgreements();

describe('an acceptance', () => {
  test('moves no money: installments stand still in the agreement, and the limit stays used and blocked', async () => {
    const { borrowerId, contractId } = await bench.lateCustomer();
    const before = await bench.usedCents(borrowerId);
    const { id } = await givenAgreement(bench.platform, bench.shop, borrowerId, {
      contractIds: [contractId],
      count: 6,
    });
    expect(await bench.usedCents(borrowerId)).toBe(before);
    expect(await bench.open(borrowerId)).toEqual([]);
    const all = await bench.listed(borrowerId);
    expect(all.map((row) => row.isFromRenegotiation)).toEqual(Array.from({ length: 6 }, () => true));
    const frozen = await bench.one(sql<{ late: number; debts: number; debt: number }>`
      select count(*) filter (where charged_through = '2026-11-23') as late, (select count(*) from renegotiation_debts where renegotiation_id = ${id}::uuid) as debts,
        (select sum(due_cents) from renegotiation_debts where renegotiation_id = ${id}::uuid)::bigint as debt
      from installments where contract_id = ${contractId}::uuid`);
    const offer = await bench.one(
      sql<{ debt: number }>`select debt_cents as debt from renegotiations where id = ${id}::uuid`,
    );
    expect(frozen).toEqual({ late: 4, debts: 6, debt: offer?.debt });
    const entries = sql<{
      n: number;
    }>`select count(*) as n from journal_entries where borrower_id = ${borrowerId}::uuid`;
    expect((await bench.one(entries))?.n).toBe(1);
    const ask = { borrowerId, principal: cents(10_000), storeId: bench.shop.storeId };
    await expectRefusal(
      priceProposals(bench.platform, ports, asOperator(bench.shop.actor), ask),
      'OPEN_RENEGOTIATIONS',
    );
  });

  test('is refused twice, and the same key answers the same', async () => {
    const { borrowerId, contractId } = await bench.lateCustomer();
    const offer = await bench.counter.simulate(borrowerId, [contractId]);
    const optionId = offer.options[0]?.id ?? '';
    await bench.counter.sendCode(offer.id, optionId);
    const first = await bench.counter.accept(offer.id, optionId, 'the-key-of-an-agreement');
    expect(first).toMatchObject({ status: 'ACTIVE', acceptedOptionId: optionId });
    expect(await bench.counter.accept(offer.id, optionId, 'the-key-of-an-agreement')).toEqual(first);
    await expectRefusal(bench.counter.accept(offer.id, optionId), 'RENEGOTIATION_ALREADY_ACCEPTED');
    await expectRefusal(bench.counter.sendCode(offer.id, optionId), 'RENEGOTIATION_ALREADY_ACCEPTED');
  });

  test('is refused after the day, after a payment, and when another agreement was faster', async () => {
    const { borrowerId, contractId } = await bench.lateCustomer();
    const [rival, offer] = [
      await bench.counter.simulate(borrowerId, [contractId]),
      await bench.counter.simulate(borrowerId, [contractId]),
    ];
    const optionOf = ({ options }: typeof offer) => options[0]?.id ?? '';
    await bench.counter.sendCode(offer.id, optionOf(offer));
    await bench.counter.sendCode(rival.id, optionOf(rival));
    const [oldest] = await bench.open(borrowerId);
    await bench.payInstallments([oldest?.id ?? '']);
    await expectRefusal(bench.counter.accept(offer.id, optionOf(offer)), 'RENEGOTIATION_OFFER_EXPIRED');
    const fresh = await bench.counter.simulate(borrowerId, [contractId]);
    await bench.counter.sendCode(fresh.id, optionOf(fresh));
    await bench.counter.accept(fresh.id, optionOf(fresh));
    await expectRefusal(bench.counter.accept(rival.id, optionOf(rival)), 'RENEGOTIATION_OFFER_EXPIRED');
    bench.clock.set('2026-11-24T04:00:00Z');
    await expectRefusal(bench.counter.accept(offer.id, optionOf(offer)), 'RENEGOTIATION_OFFER_EXPIRED');
  });
});
