import { formatDateTime } from '@balcao/contract/kernel';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { sessionTexts } from '../texts.ts';
import { type Security, useReread } from '../use-security.ts';

type Session = Security['sessions'][number];

/** Where the operator is signed in; this device first, the others can be ended. */
export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const toast = useToast();
  const reread = useReread();
  const [ending, setEnding] = useState<string>();
  const others = sessions.filter(({ isThis }) => !isThis);

  const end = async (which: string, act: () => Promise<string>) => {
    if (ending !== undefined) return;
    setEnding(which);
    try {
      toast.show({ kind: 'success', text: await act() });
    } catch (error) {
      // It ended by itself meanwhile: the list says so.
      if (!hasCode(error, 'SESSION_NOT_FOUND')) toast.show({ kind: 'danger', text: errorText(error, brandName()) });
    } finally {
      await reread();
      setEnding(undefined);
    }
  };
  const endOne = (id: string) =>
    end(id, async () => {
      await call('DELETE /users/me/sessions/{id}', { params: { id } });
      return sessionTexts.ended;
    });
  const endOthers = () =>
    end('others', async () => sessionTexts.othersEnded((await call('DELETE /users/me/sessions')).ended));

  return (
    <section className="account-section">
      <h2>{sessionTexts.title}</h2>
      <ul className="account-list">
        {[...sessions.filter(({ isThis }) => isThis), ...others].map((session) => (
          <SessionRow
            key={session.id}
            of={session}
            isEnding={ending === session.id}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="account-hint">{sessionTexts.alone}</p>
      ) : (
        <div className="account-acts">
          <Button busyText={ending === 'others' ? sessionTexts.ending : undefined} onClick={() => void endOthers()}>
            {sessionTexts.endOthers}
          </Button>
        </div>
      )}
    </section>
  );
}

function SessionRow({ of, isEnding, onEnd }: { of: Session; isEnding: boolean; onEnd: () => void }) {
  const device = of.device ?? sessionTexts.unknown;
  return (
    <li>
      <div>
        <strong>{device}</strong>
        {of.address === null ? null : <span className="account-hint"> · {of.address}</span>}
        <small>
          {sessionTexts.opened} {formatDateTime(of.openedAt)} · {sessionTexts.used} {formatDateTime(of.lastSeenAt)}
        </small>
      </div>
      {of.isThis ? (
        <StatusBadge tone="success" text={sessionTexts.here} />
      ) : (
        <Button
          aria-label={sessionTexts.endOf(device)}
          busyText={isEnding ? sessionTexts.ending : undefined}
          onClick={onEnd}
        >
          {sessionTexts.end}
        </Button>
      )}
    </li>
  );
}
