import { centsToReais, type Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { approvalUseFragment, readApproval } from '../../identity/index.ts';
import { readConfiguration } from '../../retailers/index.ts';
import { readSession } from '../facts.ts';
import { checkOpen } from '../rules/close.ts';
import { handMoveCents } from '../rules/hand-move.ts';
import { cashMoves, cashSessions } from '../tables.ts';
import { handMoveView } from '../views.ts';

type Call = Handled<'POST /coordinator/cash/sessions/{id}/moves'>;

/**
 * Puts money into the operator's own drawer or takes it out. Above what the store allows one person a second one approves
 * (ADR 0054), whoever asks.
 * @throws Refusal CASH_SESSION_NOT_FOUND, APPROVAL_NOT_VALID and those of `handMoveCents`; nothing is written then.
 */
export function moveCash(platform: Platform, by: Keyed, id: string, body: Call['body']): Promise<Call['answer']> {
  const { retailerId, operatorId } = by.actor;
  const { kind, amount, reason, approvalId } = body;
  return act(platform, {
    principal: by,
    async read(db, { now }) {
      const session = await readSession(db, by.actor, id);
      checkOpen(session);
      if (session.operatorId !== operatorId) refuse('CASH_SESSION_NOT_FOUND');
      const { cashSession } = await readConfiguration(platform, retailerId, session.storeId);
      const facts = { kind, amount: centsToReais(amount), reason };
      const approval = await readApproval(db, by.actor, { act: 'cash.move', subjectId: id, facts, approvalId }, now);
      return { session, approval, approvalAboveCents: cents(cashSession.approvalAbove * 100) };
    },
    decide({ session, approval, approvalAboveCents }, { now, today }) {
      const allowed = { approvalAboveCents, isApproved: approval !== null };
      const amountCents = handMoveCents(session, { kind, amountCents: amount }, allowed);
      const { storeId } = session;
      const said = { kind, amountCents, reason, approvedBy: approval?.name ?? null, movedAt: now };
      const moveId = newId();
      const place = { retailerId, storeId, sessionId: id, operatorId };
      const move = { ...place, id: moveId, subjectId: moveId, ...said, movedOn: today };
      const drawer = sql`update ${cashSessions.sql} set cash_cents = cash_cents + ${amountCents}::bigint, moved = moved + 1
        where retailer_id = ${retailerId}::uuid and id = ${id}::uuid and closed_at is null
          and (${amountCents}::bigint > 0 or cash_cents + ${amountCents}::bigint >= 0)`;
      return {
        answer: handMoveView(move),
        writes: [
          ...(approval ? [approvalUseFragment(approval, now)] : []),
          part('cash_drawer', drawer),
          part('cash_move', insertOne(cashMoves, move)),
        ],
        missed: { cash_drawer: kind === 'SUPPLY' ? 'CASH_SESSION_CLOSED' : 'CASH_NOT_ENOUGH' },
        audit: {
          action: 'cash.moved',
          subject: id,
          storeId,
          detail: { kind, amountCents, ...(approval && { approvalId: approval.id, approvedBy: approval.operatorId }) },
        },
      };
    },
  });
}
