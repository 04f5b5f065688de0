import type { AuditAction, Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { checkMove, moveFragment, readRequest, requestView, type SupportRequest } from '../request.ts';

type View = Handled<'POST /support/requests'>['answer'];

interface Move {
  action: AuditAction;
  to: SupportRequest['status'] | 'same';
  /** Only who asked may. */
  isOwn?: boolean;
  /** What becomes of it; the same request where nothing changes. */
  after: (request: SupportRequest, now: Date) => SupportRequest;
}

/** One step of a request. @throws Refusal SUPPORT_REQUEST_NOT_FOUND and those of `checkMove`. */
function move(platform: Platform, by: Keyed, id: string, { action, to, isOwn, after }: Move): Promise<View> {
  const { operatorId, retailerId } = by.actor;
  return act(platform, {
    principal: by,
    read: (db) => readRequest(db, retailerId, id),
    decide(request, { now }) {
      if (isOwn && request.askedBy !== operatorId) refuse('SUPPORT_REQUEST_NOT_FOUND');
      if (to === 'CLOSED' && request.status === 'CLOSED') return { unchanged: requestView(platform, request) };
      checkMove(request, to === 'same' ? request.status : to, operatorId);
      const moved = after(request, now);
      if (moved === request) return { unchanged: requestView(platform, request) };
      return {
        answer: requestView(platform, moved),
        writes: [moveFragment(request, moved)],
        audit: { action, subject: id },
        missed: { support_request: 'SUPPORT_REQUEST_CLAIMED' },
      };
    },
  });
}

/** Says who answers a request. */
export function claimRequest(platform: Platform, by: Keyed, id: string): Promise<View> {
  const { operatorId, name } = by.actor;
  const after = (request: SupportRequest) =>
    request.claimedBy === operatorId ? request : { ...request, claimedBy: operatorId, claimedByName: name };
  return move(platform, by, id, { action: 'support.claimed', to: 'same', after });
}

/** Answers a request, or anew; whoever answers has claimed it. */
export function answerRequest(platform: Platform, by: Keyed, id: string, text: string): Promise<View> {
  const { operatorId, name } = by.actor;
  const after = (request: SupportRequest, now: Date) => ({
    ...request,
    status: 'ANSWERED' as const,
    claimedBy: operatorId,
    claimedByName: name,
    answerSealed: platform.secrets.encrypt(text),
    answeredAt: now,
  });
  return move(platform, by, id, { action: 'support.answered', to: 'ANSWERED', after });
}

const closed = (request: SupportRequest, now: Date) => ({ ...request, status: 'CLOSED' as const, closedAt: now });

/** Closes a request, for whom it was answered or who answers. */
export const closeRequest = (platform: Platform, by: Keyed, id: string): Promise<View> =>
  move(platform, by, id, { action: 'support.closed', to: 'CLOSED', after: closed });

/** The same by who asked. */
export const closeOwnRequest = (platform: Platform, by: Keyed, id: string): Promise<View> =>
  move(platform, by, id, { action: 'support.closed', to: 'CLOSED', isOwn: true, after: closed });
