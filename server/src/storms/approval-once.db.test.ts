import { expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { act } from '../kernel/act/act.ts';
import { approvalUseFragment, readApproval } from '../modules/identity/index.ts';
import { givenApproval } from '../modules/identity/testing.ts';
import { givenColleague } from '../modules/payments/testing/desk.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { by } from '../testing/shop.ts';
import { atOnce, tally } from './testing/outcomes.ts';

const { platform, shop } = prepareCounter({ connections: 16 });

const ROUNDS = 8;
const CLIENTS = 8;

const asked = (subjectId: string) => ({ act: 'payment.undo', subjectId, facts: { reason: 'Engano' } }) as const;

/** An act of no other guard than its approval. */
const approvedAct = (subjectId: string, approvalId: string) =>
  act(platform, {
    principal: by(shop, 'POST /coordinator/payments/{id}/undo'),
    read: async (db, { now }) => {
      const approval = await readApproval(db, shop.actor, { ...asked(subjectId), approvalId }, now);
      if (!approval) throw new Error('no approval');
      return approval;
    },
    decide: (approval, { now }) => ({
      answer: null,
      writes: [approvalUseFragment(approval, now)],
      audit: { action: 'payment.undone', subject: subjectId },
    }),
  });

// Planted: without `used_at is null` in `approvalUseFragment` all eight are done.
test('of eight acts at once by one approval one is done', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const subjectId = newId();
    const { actor: approver } = await givenColleague(platform, shop);
    const approvalId = await givenApproval(platform, { approver, askedBy: shop.actor, of: asked(subjectId) });
    const outcomes = await tally(atOnce(CLIENTS, () => approvedAct(subjectId, approvalId)));
    expect(outcomes).toEqual({ done: 1, APPROVAL_NOT_VALID: CLIENTS - 1 });
  }
});
