import type { CashHandMove } from '@balcao/contract';
import { formatDateTime } from '@balcao/contract/kernel';
import { useState } from 'react';
import type { CashSession } from '../../../domain/cash/cash-calls.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { texts } from '../texts.ts';
import { HandMoveDialog } from './hand-move-dialog.tsx';
import { HandMoves } from './hand-moves.tsx';

interface OpenSessionProps {
  session: CashSession;
  /** The store of this device. */
  storeId: string;
  onChanged: () => void;
  onCount: () => void;
}

/** The open drawer: whose, since when, what was moved by hand; never how much should be in it. */
export function OpenSession({ session, storeId, onChanged, onCount }: OpenSessionProps) {
  const toast = useToast();
  const [moving, setMoving] = useState<CashHandMove>();
  return (
    <div className="cash-stack">
      {session.storeId === storeId ? null : <Banner kind="attention">{texts.elsewhere(session.storeName)}</Banner>}
      <h2>{texts.openNow(session.drawer)}</h2>
      <dl className="cash-facts">
        <dt>{texts.who}</dt>
        <dd>{session.operator.name}</dd>
        <dt>{texts.since}</dt>
        <dd>{formatDateTime(session.openedAt)}</dd>
        <dt>{texts.store}</dt>
        <dd>{session.storeName}</dd>
        <dt>{texts.float}</dt>
        <dd>{formatReais(session.float)}</dd>
      </dl>
      <div className="cash-acts">
        <Button icon="arrowDown" onClick={() => setMoving('SUPPLY')}>
          {texts.supply}
        </Button>
        <Button icon="arrowUp" onClick={() => setMoving('WITHDRAWAL')}>
          {texts.withdrawal}
        </Button>
        <Button kind="primary" onClick={onCount}>
          {texts.closeSession}
        </Button>
      </div>
      <h3>{texts.moves}</h3>
      <HandMoves moves={session.moves} />
      {moving ? (
        <HandMoveDialog
          sessionId={session.id}
          kind={moving}
          onDone={() => {
            toast.show({ kind: 'success', text: texts.moved[moving] });
            setMoving(undefined);
            onChanged();
          }}
          onClose={() => {
            setMoving(undefined);
            onChanged();
          }}
        />
      ) : null}
    </div>
  );
}
