import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useBackToQueue, useLedTo } from '../../../domain/desk/item-in-navigation.ts';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import { useList } from '../../../domain/lists/use-list.ts';
import { useRefreshing } from '../../../domain/lists/use-refreshing.ts';
import { call } from '../../../lib/api/call.ts';
import { ApiError, errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { claim, release, type Taken, type Waiting } from '../calls.ts';
import { ActPanel } from '../components/act-panel.tsx';
import { Paper } from '../components/paper.tsx';
import { WaitingRow } from '../components/waiting-row.tsx';
import { texts } from '../texts.ts';
import { useRowKeys } from '../use-row-keys.ts';
import '../registration-desk.css';

const shape = { name: 'registrations', filters: [], sorts: ['submittedOn'] } as const;

/** Registrations that wait for an analyst: the queue on the left, the paper in the middle, the act on the right. */
export function RegistrationDesk() {
  const navigate = useNavigate();
  const toast = useToast();
  const backToQueue = useBackToQueue();
  const userId = useSession()?.user.id ?? '';
  const [taken, setTaken] = useState<Taken>();
  const [takingId, setTakingId] = useState<string>();
  const frame = useRef<HTMLUListElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const list = useList<Waiting, never, 'submittedOn'>(shape, ({ sort, cursor }, signal) =>
    call('GET /coordinator/applications', { query: { sort, ...(cursor !== undefined && { cursor }) }, signal }),
  );
  useRefreshing(list.refresh, list.failure === undefined);
  useRowKeys(frame);
  const takenId = taken?.id;
  useEffect(() => {
    if (takenId !== undefined) paper.current?.focus();
  }, [takenId]);
  /** Takes it, or keeps it longer; whether it did. */
  const take = async (one: Pick<Waiting, 'borrowerId' | 'id'>): Promise<boolean> => {
    // One at a time: a second one taken would be kept from the others with nobody deciding.
    if (takingId !== undefined) return false;
    setTakingId(one.id);
    try {
      // It goes back by itself after ten minutes: a failure here stops nobody.
      if (taken && taken.id !== one.id) await release(taken).catch(() => undefined);
      setTaken(await claim(one));
      return true;
    } catch (error) {
      toast.show({ kind: 'danger', text: errorText(error, brandName()) });
      // What lay open went back, or another has it now; of an answer that was lost nobody knows.
      if (error instanceof ApiError && error.status > 0) setTaken(undefined);
      return false;
    } finally {
      setTakingId(undefined);
      list.refresh();
    }
  };
  useLedTo({
    rows: list.rows,
    isLoading: list.isLoading || list.failure !== undefined,
    idOf: ({ id }) => id,
    open: (one) => void take(one),
    openUnseen: ({ ownerId, id }) => void take({ borrowerId: ownerId, id }),
  });
  const close = (decidedId?: string) => {
    setTaken(undefined);
    list.refresh();
    backToQueue(decidedId);
    frame.current?.querySelector<HTMLElement>('[data-take]')?.focus();
  };
  const giveBack = async () => {
    if (taken) await release(taken).catch(() => undefined);
    close();
  };
  const keep = async (one: Taken) => {
    if (await take(one)) toast.show({ kind: 'info', text: texts.kept });
  };
  useShortcut({
    key: 'Escape',
    label: taken ? texts.giveBack : texts.backToMenu,
    run: () => void (taken ? giveBack() : navigate({ to: '/', search: { menu: true } })),
  });

  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <div className={`registration-desk ${taken ? 'registration-desk-open' : ''}`}>
        <div className="registration-desk-queue">
          {list.failure ? (
            <EmptyState
              title={list.failure.text}
              actions={<Button onClick={list.failure.retry}>{texts.tryAgain}</Button>}
            />
          ) : list.isLoading ? (
            <SkeletonRows label={texts.loading} rows={3} />
          ) : list.rows.length === 0 ? (
            <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
          ) : (
            <ul ref={frame} className="registration-desk-rows" aria-label={texts.list}>
              {list.rows.map((one) => (
                <WaitingRow
                  key={one.id}
                  one={one}
                  userId={userId}
                  isOpen={one.id === taken?.id}
                  isTaking={takingId === one.id}
                  onTake={() => void take(one)}
                />
              ))}
            </ul>
          )}
          <ListPager list={list} />
        </div>
        {taken ? (
          <>
            <div ref={paper} tabIndex={-1} className="registration-desk-focus">
              <Paper key={taken.id} taken={taken} onFaceDecided={() => void take(taken)} />
            </div>
            <ActPanel
              key={`act-${taken.id}`}
              taken={taken}
              isKeeping={takingId === taken.id}
              onKeep={() => void keep(taken)}
              onGiveBack={() => void giveBack()}
              onDecided={() => close(taken.id)}
            />
          </>
        ) : null}
      </div>
    </CounterLayout>
  );
}
