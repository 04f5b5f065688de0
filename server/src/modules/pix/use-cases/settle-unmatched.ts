import type { AuditAction, Handled, UnmatchedOutcome } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed, Operator } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import {
  findUnmatched,
  releaseUnmatchedFragment,
  settleUnmatchedFragment,
  takeUnmatchedFragment,
  type UnmatchedRow,
} from '../unmatched-pix.ts';

const CLAIM_SECONDS = 600;

/** @throws Refusal UNMATCHED_PIX_NOT_FOUND, also where the provider's analyst does not ask. */
const find = async (db: Db | Tx, { retailerId }: Actor, id: string): Promise<UnmatchedRow> =>
  (await findUnmatched(db, retailerId, id)) ?? refuse('UNMATCHED_PIX_NOT_FOUND');

type View = Handled<'GET /coordinator/pix/unmatched/{id}'>['answer'];

const pixView = ({ id, endToEndId, txid, valueCents, paidAt, receivedAt }: UnmatchedRow): View => ({
  id,
  endToEndId,
  txid,
  value: valueCents,
  paidAt: paidAt.toISOString(),
  receivedAt: receivedAt.toISOString(),
});

/** What an analyst looks at. */
export async function showUnmatched({ db }: Platform, actor: Actor, asked: string): Promise<View> {
  return pixView(await find(db, actor, asked));
}

interface Step<Answer> {
  action: AuditAction;
  /** Only who has it may. */
  isHeld: boolean;
  of: (pix: UnmatchedRow, now: Date) => { answer: Answer; write: Fragment; detail?: object };
}

/** One step of an analyst on a Pix that waits. Nobody's money names no customer, so it runs as the product itself. */
function step<Answer>(
  platform: Platform,
  by: Operator,
  id: string,
  { action, isHeld, of }: Step<Answer>,
): Promise<Answer> {
  const { actor } = by;
  return asSystem('unmatched-pix', () =>
    act(platform, {
      principal: by,
      read: (db) => find(db, actor, id),
      decide(pix, { now }) {
        if (pix.settledAt !== null) refuse('UNMATCHED_PIX_SETTLED');
        const holder = pix.claimedUntil !== null && pix.claimedUntil > now ? pix.claimedBy : null;
        if (isHeld && holder !== actor.operatorId) refuse('UNMATCHED_PIX_NOT_CLAIMED');
        if (holder !== null && holder !== actor.operatorId) refuse('UNMATCHED_PIX_CLAIMED');
        const { answer, write, detail = {} } = of(pix, now);
        return {
          answer,
          writes: [write],
          audit: { action, subject: pix.id, detail: { endToEndId: pix.endToEndId, ...detail } },
          missed: { taken_pix: isHeld ? 'UNMATCHED_PIX_NOT_CLAIMED' : 'UNMATCHED_PIX_CLAIMED' },
        };
      },
    }),
  );
}

/**
 * Takes a Pix to find out whose it is, or keeps it longer; until when it is kept from others.
 * @throws Refusal UNMATCHED_PIX_NOT_FOUND, UNMATCHED_PIX_SETTLED, UNMATCHED_PIX_CLAIMED.
 */
export function claimUnmatched(platform: Platform, by: Operator, id: string): Promise<Date> {
  const { operatorId, name } = by.actor;
  return step(platform, by, id, {
    action: 'pix.unmatched-claimed',
    isHeld: false,
    of(pix, now) {
      const until = addSeconds(now, CLAIM_SECONDS);
      return { answer: until, write: takeUnmatchedFragment(pix, { operatorId, name, until }, now) };
    },
  });
}

/** Gives a Pix back. @throws Refusal UNMATCHED_PIX_NOT_FOUND, UNMATCHED_PIX_SETTLED, UNMATCHED_PIX_NOT_CLAIMED. */
export const releaseUnmatched = (platform: Platform, by: Operator, id: string): Promise<undefined> =>
  step(platform, by, id, {
    action: 'pix.unmatched-released',
    isHeld: true,
    of: (pix, now) => ({ answer: undefined, write: releaseUnmatchedFragment(pix, by.actor.operatorId, now) }),
  });

/**
 * Records where the money went: what the bank or a till did, this moves none.
 * @throws Refusal UNMATCHED_PIX_NOT_FOUND, UNMATCHED_PIX_SETTLED, UNMATCHED_PIX_NOT_CLAIMED.
 */
export function settleUnmatched(
  platform: Platform,
  by: Keyed,
  { id, ...said }: { id: string; outcome: UnmatchedOutcome; reason: string },
): Promise<View> {
  const { operatorId, name } = by.actor;
  return step(platform, by, id, {
    action: 'pix.unmatched-settled',
    isHeld: true,
    of: (pix, now) => ({
      answer: pixView(pix),
      write: settleUnmatchedFragment(pix, { operatorId, name, ...said }, now),
      detail: { outcome: said.outcome, valueCents: pix.valueCents },
    }),
  });
}
