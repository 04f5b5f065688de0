import { sql } from '../../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { dayCloseSteps } from '../../../app.ts';
import { closeDay } from '../../../kernel/day-close/close-day.ts';
import { forgetRenegotiationOffers } from './forget-offers.ts';
import { prepareAgreements } from '../testing.ts';

const bench = prepareAgreements();

const close = (at: string) => {
  bench.clock.set(at);
  return closeDay({ db: bench.platform.db, clock: bench.clock, steps: dayCloseSteps });
};

test('a simulation that nobody accepted loses its code at the close and goes 180 days later; an agreement stays', async () => {
  const agreed = await bench.agreed();
  const { borrowerId, contractId } = await bench.lateCustomer();
  const offer = await bench.counter.simulate(borrowerId, [contractId]);
  await bench.counter.sendCode(offer.id, offer.options[0]?.id ?? '');
  const hash = () =>
    bench.one(sql<{ hash: string }>`
      select code_hash as hash from renegotiation_codes where renegotiation_id = ${offer.id}::uuid`);
  expect((await hash())?.hash).not.toBe('');
  await close('2026-11-24T15:00:00Z');
  // Planted bug: without `wiped` the hash of a code that was never typed stays to be guessed at.
  expect(await hash()).toEqual({ hash: '' });
  expect(await close('2027-05-20T15:00:00Z')).toMatchObject({ 'renegotiation.forget-offers': 0 });
  bench.clock.set('2027-05-24T15:00:00Z');
  const batch = { day: '2027-05-24', now: bench.clock.now(), cursor: null, limit: 10 } as const;
  expect(await forgetRenegotiationOffers.run(bench.platform.db, batch)).toEqual({ rows: 1, cursor: null });
  const left = await sql<{ id: string }>`
    select r.id from renegotiations r join contract_numbers n on n.subject_id = r.id
    join renegotiation_codes k on k.renegotiation_id = r.id`.execute(bench.platform.db);
  expect(left.rows).toEqual([{ id: agreed.id }]);
  expect(await hash()).toBeUndefined();
});
