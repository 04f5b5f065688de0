import { sql } from '../../../kernel/db/sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenShop, grant, type Shop } from '../../../testing/shop.ts';
import { counterOf, givenAgreement, givenRenegotiationPolicy } from '../../renegotiation/testing.ts';
import { deskOf, givenInstallments } from '../testing/desk.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';

const START = '2026-11-21T15:00:00Z';
const { database, platform, clock } = prepareCounter({ at: START });
const manaus = prepared(() => givenShop(platform));

beforeAll(() => givenRenegotiationPolicy(platform, manaus));
const givenPaulista = async () => {
  const other = await givenShop(platform);
  await sql`update retailers set zone = 'America/Sao_Paulo' where id = ${other.retailerId}::uuid`.execute(database.db);
  return { ...other, actor: { ...other.actor, zone: 'America/Sao_Paulo' } };
};
const paulista = prepared(givenPaulista);

/**
 * What one late installment owes on 05/03/2027. A part is received on 06/02 in Sao Paulo, while it is 05/02 in Manaus, and
 * then comes what the test does in the same minute.
 */
async function owedAfter(then: (debt: { borrowerId: string; contractId: string }) => Promise<unknown>) {
  clock.set(START);
  const { borrowerId, contractId } = await givenInstallments(platform, manaus, 1);
  await grant(platform, paulista, borrowerId);
  clock.set('2027-02-06T03:10:00Z');
  await deskOf(platform, manaus).payAmount(contractId, 10_000, { by: paulista });
  await then({ borrowerId, contractId });
  clock.set('2027-03-05T15:00:00Z');
  const [row] = await deskOf(platform, manaus).open(borrowerId);
  return { interest: row?.interest, due: row?.paymentDue };
}

describe('a late day that a store of another zone counted already is not charged again', () => {
  test('by a part received where it is still the day before', async () => {
    const another = (by: Shop) =>
      owedAfter(({ contractId }) => deskOf(platform, manaus).payAmount(contractId, 10_000, { by }));
    expect(await another(manaus)).toEqual(await another(paulista));
  });

  test('by an agreement made there and broken', async () => {
    const untouched = await owedAfter(() => Promise.resolve());
    const broken = await owedAfter(async ({ borrowerId, contractId }) => {
      const ask = { contractIds: [contractId], count: 1 };
      const { id } = await givenAgreement(platform, manaus, borrowerId, ask);
      await counterOf(platform, manaus).breakUp(id);
    });
    expect(broken).toEqual(untouched);
  });
});
