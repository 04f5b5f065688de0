import type { CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { creditPorts } from '../../../bindings.ts';
import { asOperator } from '../../../kernel/act/principal.ts';
import { demonstrationLimits } from '../../../seed/demonstration/credit-policies/credit-policies.ts';
import { codeOf } from '../../../testing/refusals.ts';
import { ports } from '../../../testing/shop.ts';
import { priceProposals } from '../../contracts/index.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { prepareAgreements } from '../../renegotiation/testing.ts';
import { recordLimitBlocks } from '../close-steps/record-limit-blocks.ts';
import { showLimit } from '../use-cases/show-limit.ts';

const bench = prepareAgreements();
beforeEach(() => sql`delete from policy_documents where kind = 'limits'`.execute(bench.platform.db));

const limits = (over: object = {}, validFrom?: CivilDate) =>
  givenPolicyDocument(bench.platform.db, { kind: 'limits', validFrom, document: { ...demonstrationLimits, ...over } });

/** What the screen, a sale and the history say of a customer's limit on a day. */
async function standing(borrowerId: string, day: CivilDate) {
  bench.clock.set(`${day}T15:00:00Z`);
  const { platform, shop } = bench;
  const { db } = platform;
  const shown = await showLimit(platform, creditPorts, shop.actor, { borrowerId, storeId: shop.storeId });
  const ask = { borrowerId, storeId: shop.storeId, principal: cents(10_000) };
  const sale = await codeOf(priceProposals(platform, ports, asOperator(shop.actor), ask));
  await recordLimitBlocks(creditPorts).run(db, { day, now: platform.clock.now(), cursor: null, limit: 1_000 });
  const history = await sql`
    select 1 from credit_limit_blocks where borrower_id = ${borrowerId}::uuid and unblocked_on is null`.execute(db);
  return [shown.limitIsBlockedBy, sale, history.rows.length];
}

const free = [null, 'done', 0];
const late = ['OVERDUE_INSTALLMENTS', 'OVERDUE_INSTALLMENTS', 1];
const inAgreement = ['OPEN_RENEGOTIATIONS', 'OPEN_RENEGOTIATIONS', 1];

describe('an installment due on 22 July blocks the limit', () => {
  test('from the first day late without a document, and with that of the demonstration', async () => {
    const { borrowerId } = await bench.lateCustomer();
    expect(await standing(borrowerId, '2026-07-22')).toEqual(free);
    expect(await standing(borrowerId, '2026-07-23')).toEqual(late);
    await limits();
    expect(await standing(borrowerId, '2026-07-22')).toEqual(free);
    expect(await standing(borrowerId, '2026-07-23')).toEqual(late);
  });

  test('from the day late that the document of the day says, counted from the due date', async () => {
    // Planted bugs: `<` for `<=` blocks a day later; a policy of another day than the sale's blocks on the 24th.
    const { borrowerId } = await bench.lateCustomer();
    await limits({ blockFromDaysLate: 5 });
    await limits({ blockFromDaysLate: 2 }, '2026-07-30');
    expect(await standing(borrowerId, '2026-07-26')).toEqual(free);
    expect(await standing(borrowerId, '2026-07-27')).toEqual(late);
    await limits({ blockFromDaysLate: 30 }, '2026-07-28');
    expect(await standing(borrowerId, '2026-07-29')).toEqual(free);
    expect(await standing(borrowerId, '2026-07-30')).toEqual(late);
  });
});

test('an agreement blocks the limit, unless the document says that it does not', async () => {
  const { borrowerId } = await bench.agreed();
  expect(await standing(borrowerId, '2026-11-24')).toEqual(inAgreement);
  await limits();
  expect(await standing(borrowerId, '2026-11-24')).toEqual(inAgreement);
  await limits({ blocksWithAgreement: false }, '2026-11-25');
  expect(await standing(borrowerId, '2026-11-25')).toEqual(free);
});
