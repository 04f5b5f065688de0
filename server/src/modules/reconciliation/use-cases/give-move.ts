import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { analystsOf } from '../../identity/index.ts';
import { atTheTreasury } from '../house.ts';
import { givenFragment, type UnseenMove, unseenWhere } from '../unseen.ts';
import { unseenViews } from '../views.ts';

type Call = Handled<'POST /backofficeReconciliation/movements/owner'>;

/**
 * Gives what the books moved and no line has to a person, with what there is to say of it.
 * @throws Refusal of `atTheTreasury`, MOVEMENT_NOT_FOUND, OWNER_NOT_FOUND, STATEMENT_LINE_MOVED.
 */
export const giveMove = (
  platform: Platform,
  by: Keyed,
  { event, subjectId, ownerId, note }: Call['body'],
): Promise<Call['answer']> =>
  atTheTreasury(platform, by.actor, async () => {
    const { retailerId } = by.actor;
    const today = dayIn(by.zone, platform.clock.now());
    const shown = await unseenViews(platform.db, today);
    return act<{ move: UnseenMove | undefined; owner: { id: string; name: string } | undefined }, Call['answer']>(
      platform,
      {
        principal: by,
        read: async (db) => {
          const ofKey = sql`u.subject_id = ${subjectId}::uuid and u.event = ${event}::text`;
          const [move] = await unseenWhere(db, retailerId, ofKey);
          return { move, owner: (await analystsOf(db, retailerId)).find(({ id }) => id === ownerId) };
        },
        decide(facts) {
          const move = facts.move ?? refuse('MOVEMENT_NOT_FOUND');
          const { id, name } = facts.owner ?? refuse('OWNER_NOT_FOUND');
          return {
            answer: shown({ ...move, ownerId: id, ownerName: name, note }),
            writes: [givenFragment(move, { operatorId: id, name }, note)],
            audit: {
              action: 'reconciliation.move-given',
              subject: subjectId,
              detail: { owner: id, amountCents: move.amountCents },
            },
            missed: { given: 'STATEMENT_LINE_MOVED' },
          };
        },
      },
    );
  });
