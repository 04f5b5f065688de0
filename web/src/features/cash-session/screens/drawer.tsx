import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CashDetail } from '../../../domain/cash/cash-calls.ts';
import { useCash, useCashChanged } from '../../../domain/cash/use-cash.ts';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { CloseFlow } from '../components/close-flow.tsx';
import { OpenForm } from '../components/open-form.tsx';
import { OwnClosed } from '../components/own-closed.tsx';
import { OpenSession } from '../components/open-session.tsx';
import { SessionClosed } from '../components/session-closed.tsx';
import { texts } from '../texts.ts';
import '../cash-session.css';

/** The operator's own drawer: opened, moved by hand, counted blind and closed (ADR 0059). */
export function Drawer() {
  const navigate = useNavigate();
  const { storeId } = useCounter();
  const cash = useCash(storeId);
  const changed = useCashChanged();
  const [isCounting, setCounting] = useState(false);
  const [closed, setClosed] = useState<CashDetail>();
  const session = cash.data?.session ?? null;
  const refresh = () => void changed();
  useShortcut({
    key: 'Escape',
    label: texts.back,
    run: () => (isCounting ? setCounting(false) : void navigate({ to: '/caixa' })),
  });

  const body = () => {
    if (closed) return <SessionClosed detail={closed} onOpenAnother={() => setClosed(undefined)} />;
    if (cash.error && !cash.data)
      return (
        <EmptyState
          title={errorText(cash.error, brandName())}
          actions={<Button onClick={() => void cash.refetch()}>{texts.tryAgain}</Button>}
        />
      );
    if (!cash.data || storeId === null) return <SkeletonRows label={texts.loading} rows={4} />;
    if (session === null) return <OpenForm storeId={storeId} overview={cash.data} onChanged={refresh} />;
    if (!isCounting)
      return <OpenSession session={session} storeId={storeId} onChanged={refresh} onCount={() => setCounting(true)} />;
    return (
      <CloseFlow
        sessionId={session.id}
        onClosed={(detail) => {
          setClosed(detail);
          setCounting(false);
          refresh();
        }}
        onBack={() => {
          setCounting(false);
          refresh();
        }}
      />
    );
  };
  const title = isCounting && session && !closed ? texts.countTitle(session.drawer) : texts.title;
  return (
    <CounterLayout title={title} back={<BackLink to="/caixa">{texts.till}</BackLink>}>
      {body()}
      {isCounting || closed ? null : <OwnClosed sessions={cash.data?.closed ?? []} />}
    </CounterLayout>
  );
}
