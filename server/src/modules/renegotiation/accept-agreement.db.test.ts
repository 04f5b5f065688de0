import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { ports } from '../../testing/shop.ts';
import { priceProposals } from '../contracts/index.ts';
import { givenAgreement, prepareAgreements } from './testing.ts';
import { expectRefusal } from '../../testing/refusals.ts';

const bench = prepareAgreements();

const entriesOf = async (borrowerId: string) =>
  (
    await bench.one(sql<{ events: string[] }>`select array_agg(event order by event) as events from journal_entries
      where borrower_id = ${borrowerId}::uuid`)
  )?.events;
const postedTax = async (borrowerId: string, event: string) =>
  (
    await bench.one(sql<{ lines: unknown }>`select jsonb_object_agg(account, cents) as lines from (
        select l.account, sum(l.amount_cents) as cents from journal_entries e
        join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
        where e.borrower_id = ${borrowerId}::uuid and e.event = ${event} and l.account in ('iof_payable', 'iof_absorbed')
        group by l.account) t`)
  )?.lines;

describe('complementary IOF', () => {
  /** Of the principal of each installment, for the days from the later of its due date and a day to another. */
  const taxOf = async (contractId: string, from: string, to: string) =>
    (
      await bench.one(sql<{ cents: number }>`select sum(round(principal_cents * 0.000082
          * greatest(0, ${to}::date - greatest(due_on, ${from}::date))))::bigint as cents
        from installments where contract_id = ${contractId}::uuid`)
    )?.cents ?? 0;

  // Against tax that waits for the payments.
  test('of the days before an agreement falls due on its day, of the days since with each payment', async () => {
    const { borrowerId, contractId, paymentIds } = await bench.agreed(1);
    const owed = await taxOf(contractId, '2026-01-01', '2026-11-23');
    expect(owed).toBeGreaterThan(0);
    expect(await postedTax(borrowerId, 'AGREEMENT')).toEqual({ iof_payable: -owed, iof_absorbed: owed });
    bench.clock.set('2026-12-23T15:00:00Z');
    await bench.counter.pay(paymentIds[0] ?? '');
    const since = await taxOf(contractId, '2026-11-23', '2026-12-23');
    expect(await postedTax(borrowerId, 'PAYMENT')).toEqual({ iof_payable: -since, iof_absorbed: since });
  });

  // Against a second agreement, or an installment of a broken one, that owes the same days again.
  test('is owed once of each day, whatever is agreed anew', async () => {
    const { borrowerId, contractId, id } = await bench.agreed(3);
    const first = await taxOf(contractId, '2026-01-01', '2026-11-23');
    await bench.counter.breakUp(id);
    bench.clock.set('2026-12-23T15:00:00Z');
    const { id: second } = await givenAgreement(bench.platform, bench.shop, borrowerId, {
      contractIds: [contractId],
      count: 1,
    });
    const both = first + (await taxOf(contractId, '2026-11-23', '2026-12-23'));
    expect(await postedTax(borrowerId, 'AGREEMENT')).toEqual({ iof_payable: -both, iof_absorbed: both });
    await bench.counter.breakUp(second);
    bench.clock.set('2027-01-05T15:00:00Z');
    await bench.payInstallments((await bench.open(borrowerId)).map((row) => row.id));
    const since = await taxOf(contractId, '2026-12-23', '2027-01-05');
    expect(await postedTax(borrowerId, 'PAYMENT')).toEqual({ iof_payable: -since, iof_absorbed: since });
  });
});

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
    expect(await entriesOf(borrowerId)).toEqual(['AGREEMENT', 'ORIGINATION']);
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
