import { lazy, Suspense, useEffect } from 'react';
import { lockWhenIdle, touch } from '../../lib/session/idle-lock.ts';
import { useSession } from '../../lib/session/session.ts';
import './idle-lock.css';

const loadLock = () => import('../../features/lock/screens/lock-screen.tsx');
const LockScreen = lazy(async () => ({ default: (await loadLock()).LockScreen }));

const touches = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;
/** Writing down every move of a pointer would keep a slow counter PC busy. */
const restMs = 1_000;
const checkMs = 5_000;

/** Locks the page when nobody touched it for as long as the store says. */
export function IdleLock() {
  const session = useSession();
  const minutes = session?.configuration.idleLock.minutes ?? 0;
  useEffect(() => followTouches(minutes), [minutes]);
  if (!session?.isLocked) return null;
  return (
    <Suspense fallback={<div className="lock-curtain" />}>
      <LockScreen session={session} />
    </Suspense>
  );
}

function followTouches(minutes: number): (() => void) | undefined {
  if (minutes === 0) return undefined;
  let noted = 0;
  const note = () => {
    if (Date.now() - noted < restMs) return;
    noted = Date.now();
    touch(minutes);
  };
  note();
  // Without a connection the lock must still be there.
  void loadLock().catch(() => undefined);
  const timer = setInterval(() => lockWhenIdle(minutes), checkMs);
  for (const kind of touches) window.addEventListener(kind, note, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const kind of touches) window.removeEventListener(kind, note, { capture: true });
  };
}
