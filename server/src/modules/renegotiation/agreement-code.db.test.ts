import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { givenShop } from '../../testing/shop.ts';
import { counterOf, prepareAgreements } from './testing.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';

const bench = prepareAgreements();

describe("the customer's code", () => {
  const offered = async () => {
    const { borrowerId, contractId } = await bench.lateCustomer();
    const offer = await bench.counter.simulate(borrowerId, [contractId]);
    const [first = '', second = ''] = offer.options.map((option) => option.id);
    return { id: offer.id, first, second };
  };

  test('five wrong ones lock the agreement, and a resend does not reset the count', async () => {
    const { id, first } = await offered();
    await expectRefusal(bench.counter.accept(id, first), 'VERIFICATION_CODE_NOT_FOUND');
    await bench.counter.sendCode(id, first);
    for (let guess = 1; guess <= 3; guess += 1)
      await expectRefusal(bench.counter.accept(id, first, undefined, '000000'), 'INVALID_ORIGINATION_CODE');
    bench.clock.set('2026-11-23T15:01:01Z');
    expect((await bench.counter.sendCode(id, first)).attemptsLeft).toBe(2);
    await expectRefusal(bench.counter.accept(id, first, undefined, '000000'), 'INVALID_ORIGINATION_CODE');
    await expectRefusal(bench.counter.accept(id, first, undefined, '000000'), 'RENEGOTIATION_CODE_LOCKED');
    await expectRefusal(bench.counter.accept(id, first), 'RENEGOTIATION_CODE_LOCKED');
    await expectRefusal(bench.counter.sendCode(id, first), 'RENEGOTIATION_CODE_LOCKED');
  });

  test('wrong ones count against the same ten a day as those of purchases', async () => {
    const { id, first } = await offered();
    await bench.counter.sendCode(id, first);
    await sql`insert into quota_uses select borrower_id::text, 'wrong_codes_customer',
        array_fill(${bench.clock.now()}::timestamptz, array[9]), 'infinity' from renegotiations where id = ${id}::uuid
      on conflict (subject, quota) do update set uses = excluded.uses`.execute(bench.platform.db);
    await expectRefusal(bench.counter.accept(id, first, undefined, '000000'), 'INVALID_ORIGINATION_CODE');
    await expectRefusal(bench.counter.accept(id, first), 'TOO_MANY_WRONG_CODES');
    await expectRefusal(bench.counter.accept(id, first, undefined, '000000'), 'TOO_MANY_WRONG_CODES');
  });

  test('twenty guesses at once count five', async () => {
    // Planted bug: counting with a select before the update lets more than five of these through.
    const { id, first } = await offered();
    await bench.counter.sendCode(id, first);
    await Promise.all(Array.from({ length: 20 }, () => codeOf(bench.counter.accept(id, first, undefined, '000000'))));
    const row = await bench.one(sql<{ attempts: number; status: string }>`
      select attempts, status from renegotiation_codes where renegotiation_id = ${id}::uuid`);
    expect(row).toEqual({ attempts: 5, status: 'DENIED' });
  });

  test('is of one option, dies after five minutes, and is sent again only after one', async () => {
    const { id, first, second } = await offered();
    const sent = await bench.counter.sendCode(id, first);
    expect(await bench.counter.sendCode(id, first, undefined, '999999')).toEqual(sent);
    await expectRefusal(bench.counter.accept(id, second), 'VERIFICATION_CODE_NOT_FOUND');
    bench.clock.set('2026-11-23T15:05:01Z');
    await expectRefusal(bench.counter.accept(id, first), 'VERIFICATION_CODE_NOT_FOUND');
    await bench.counter.sendCode(id, second);
    await expectRefusal(bench.counter.accept(id, first), 'VERIFICATION_CODE_NOT_FOUND');
    expect(await codeOf(bench.counter.accept(id, second))).toBe('done');
    expect(await bench.auditsOf(id)).toEqual([
      'renegotiation.offered',
      'renegotiation.code-sent',
      'renegotiation.code-sent',
      'renegotiation.code-approved',
      'renegotiation.accepted',
    ]);
  });

  test('is not sent without a phone, for an unknown option, or by another retailer', async () => {
    const { id, first } = await offered();
    const stranger = counterOf(bench.platform, await givenShop(bench.platform));
    await expectRefusal(stranger.sendCode(id, first), 'RENEGOTIATION_NOT_FOUND');
    await expectRefusal(bench.counter.sendCode(id, id), 'RENEGOTIATION_NOT_FOUND');
    await sql`update borrowers set phone_sealed = null where id = (select borrower_id from renegotiations where id = ${id}::uuid)`.execute(
      bench.platform.db,
    );
    await expectRefusal(bench.counter.sendCode(id, first), 'PHONE_NOT_FOUND');
  });
});
