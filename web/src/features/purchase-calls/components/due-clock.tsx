import { useEffect, useState } from 'react';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { dueText, type PurchaseCall } from '../texts.ts';

/** The promised time, running. */
export function DueClock({ call }: { call: Pick<PurchaseCall, 'dueAt'> }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const isLate = Date.parse(call.dueAt) <= now;
  return <StatusBadge tone={isLate ? 'danger' : 'attention'} icon="clock" text={dueText(call, now)} />;
}
