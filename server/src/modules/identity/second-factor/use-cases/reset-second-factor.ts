import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import type { Db } from '../../../../kernel/db/database.ts';
import { rowOf, select } from '../../../../kernel/db/select.ts';
import { part } from '../../../../kernel/db/guarded-write.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import { pick } from '../../../../kernel/db/table.ts';
import { insertOne } from '../../../../kernel/db/write.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { insideRetailer } from '../../staff/place.ts';
import { operators, secondFactorResets } from '../../tables.ts';
import { hasFactor, readFactors } from '../factors.ts';
import { dropFactorsFragments } from '../removal.ts';

const o = operators.row('o');

interface Reset {
  operatorId: string;
  /** The own one when left out. */
  retailerId?: string | undefined;
  reason: string;
}

/**
 * Takes the second factor from a colleague who lost it, the provider's analyst from anybody's; the password alone lets in
 * then. Nobody does it for themselves: an open till would be enough.
 * @throws Refusal OPERATOR_NOT_FOUND, SECOND_FACTOR_NOT_SET, OWN_SECOND_FACTOR, RETAILER_NOT_FOUND.
 */
export function resetSecondFactor(platform: Platform, asker: Operator, { operatorId, reason, ...place }: Reset) {
  return insideRetailer(platform, asker, place.retailerId, async ({ by, actor }): Promise<undefined> => {
    const { retailerId } = actor;
    await act(platform, {
      principal: by,
      read: async (db) => ({
        colleague: await findColleague(db, retailerId, operatorId),
        factors: await readFactors(db, { retailerId, operatorId }),
      }),
      decide({ colleague, factors }, { now }) {
        if (!colleague) refuse('OPERATOR_NOT_FOUND');
        if (!hasFactor(factors)) refuse('SECOND_FACTOR_NOT_SET');
        if (operatorId === actor.operatorId) refuse('OWN_SECOND_FACTOR');
        const why = { retailerId, operatorId, resetBy: actor.operatorId, reason };
        return {
          answer: null,
          writes: [
            ...dropFactorsFragments({ retailerId, operatorId }, factors),
            part('reset', insertOne(secondFactorResets, { ...why, id: newId(), resetAt: now })),
          ],
          audit: { action: 'second-factor.reset', subject: operatorId, storeId: colleague.storeId },
        };
      },
    });
  });
}

function findColleague(db: Db, retailerId: string, operatorId: string) {
  const from = sql`from ${operators.sql} o where o.retailer_id = ${retailerId}::uuid and o.id = ${operatorId}::uuid`;
  return rowOf(db, select(pick(o, 'id', 'storeId'), from));
}
