import { useBlocker } from '@tanstack/react-router';
import { getSession } from '../../lib/session/session.ts';

interface LeaveGuard {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Asks before a page is left with something unfinished. A session that ended is never held back. */
export function useLeaveGuard(isUnfinished: boolean): LeaveGuard {
  const blocker = useBlocker({
    shouldBlockFn: () => isUnfinished && getSession() !== null,
    enableBeforeUnload: isUnfinished,
    withResolver: true,
  });
  return {
    isAsking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
