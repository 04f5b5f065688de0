import type { DeskKind } from '@balcao/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import { type List, useList } from '../../../domain/lists/use-list.ts';
import { deskFiguresQuery } from '../../../domain/menu/figures.ts';
import { useRefreshing } from '../../../domain/lists/use-refreshing.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { claim, type DeskItem, release } from '../calls.ts';
import { Figures } from '../components/desk-figures.tsx';
import { type DeskFilter, DeskFilters } from '../components/desk-filters.tsx';
import { DeskRow } from '../components/desk-row.tsx';
import { FaceCheck } from '../components/face-check.tsx';
import { PixDialog } from '../components/pix-dialog.tsx';
import { standingOf } from '../rules/standing.ts';
import { kindChoices, texts } from '../texts.ts';
import { useNextItem } from '../use-next-item.ts';
import { useNow } from '../use-now.ts';
import { useQueueKeys } from '../use-queue-keys.ts';
import '../desk.css';

const shape = { name: 'desk', filters: ['kind', 'holder', 'place'], sorts: ['askedAt'] } as const;

/** Where each kind is decided; a face in conflict and a Pix of no known charge are decided here. */
const pages = {
  PURCHASE_CALL: '/ligacoes',
  EXTRA_CREDIT: '/limite-extra',
  LIMIT_REQUEST: '/limites/aprovacoes',
  REGISTRATION: '/cadastros',
  PHONE_CHANGE: '/alteracoes-de-telefone',
  CUSTOMER_CARE: '/clientes/atendimento',
} as const;
/** The other pages take what they open. */
const takenHere: ReadonlySet<DeskKind> = new Set<DeskKind>([
  'LIMIT_REQUEST',
  'CUSTOMER_CARE',
  'BIOMETRY_CONFLICT',
  'UNMATCHED_PIX',
]);

/** Anybody may write an address: what the queue does not know is left out. */
function queryOf({ kind: asked, holder: whose, place }: Partial<Record<DeskFilter, string>>) {
  const of = kindChoices.find(({ value }) => value === asked);
  const holder = (['FREE', 'MINE'] as const).find((one) => one === whose);
  return {
    ...(of && { kind: of.kind, ...(of.cause && { cause: of.cause }) }),
    ...(holder && { holder }),
    ...(place && { place }),
  };
}

/** All that waits for an analyst, the oldest first. */
export function Desk() {
  const navigate = useNavigate();
  const toast = useToast();
  const now = useNow();
  const userId = useSession()?.user.id ?? '';
  const [doing, setDoing] = useState<{ id: string; what: 'open' | 'move' }>();
  const [settling, setSettling] = useState<DeskItem>();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const frame = useRef<HTMLUListElement>(null);
  const list = useList<DeskItem, DeskFilter, 'askedAt'>(shape, ({ filters, sort, cursor }, signal) =>
    call('GET /coordinator/desk', {
      query: { ...queryOf(filters), sort, ...(cursor !== undefined && { cursor }) },
      signal,
    }),
  );
  const figures = useQuery(deskFiguresQuery());
  const refresh = () => {
    list.refresh();
    void figures.refetch();
  };
  useRefreshing(refresh, settling === undefined && list.failure === undefined);
  /** One at a time. What the server refuses is told, and the list is as it is now. */
  const during = async (item: DeskItem, what: 'open' | 'move', work: () => Promise<unknown>) => {
    if (doing !== undefined) return;
    setDoing({ id: item.id, what });
    try {
      await work();
    } catch (error) {
      toast.show({ kind: 'danger', text: errorText(error, brandName()) });
    } finally {
      setDoing(undefined);
      refresh();
    }
  };
  const open = (item: DeskItem, replace = false) =>
    during(item, 'open', async () => {
      if (takenHere.has(item.kind)) await claim(item);
      const { kind, ownerId, id } = item;
      if (kind === 'UNMATCHED_PIX' || kind === 'BIOMETRY_CONFLICT') return setSettling(item);
      await navigate({ to: pages[kind], state: { fromQueue: { ownerId, id, search } }, replace });
    });
  const move = (item: DeskItem) =>
    during(item, 'move', () => (standingOf(item, userId) === 'MINE' ? release(item) : claim(item)));
  const openNextAfter = useNextItem(list, userId, (item, isReplacing) => void open(item, isReplacing));
  /** What was decided here gives way to the next; what goes back does not. */
  const closeItem = (isDecided: boolean) => {
    if (settling && isDecided) openNextAfter(settling.id);
    setSettling(undefined);
    refresh();
  };
  const ids = list.rows.map(({ id }) => id);
  const setCurrent = useQueueKeys(frame, ids, (current) => {
    const item = list.rows.find(({ id }) => id === current);
    if (item && ['FREE', 'MINE'].includes(standingOf(item, userId))) void move(item);
  });
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      {figures.data ? <Figures of={figures.data} now={now} /> : null}
      <DeskFilters filters={list.filters} places={figures.data?.places ?? []} onChange={list.setFilter} />
      {list.rows.length === 0 ? (
        <NothingToShow list={list} />
      ) : (
        <ul ref={frame} className="desk-rows" aria-label={texts.list} aria-busy={list.isStale}>
          {list.rows.map((item) => (
            <DeskRow
              key={item.id}
              item={item}
              userId={userId}
              now={now}
              doing={doing?.id === item.id ? doing.what : undefined}
              onOpen={() => void open(item)}
              onMove={() => void move(item)}
              onFocus={() => setCurrent(item.id)}
            />
          ))}
        </ul>
      )}
      <ListPager list={list} />
      {settling?.kind === 'UNMATCHED_PIX' ? (
        <PixDialog key={settling.id} item={settling} onClose={closeItem} />
      ) : settling ? (
        <FaceCheck key={settling.id} item={settling} onClose={closeItem} />
      ) : null}
    </CounterLayout>
  );
}

/** Not yet, not this time, or nothing. */
function NothingToShow({ list }: { list: List<DeskItem, DeskFilter> }) {
  if (list.failure)
    return (
      <EmptyState title={list.failure.text} actions={<Button onClick={list.failure.retry}>{texts.tryAgain}</Button>} />
    );
  if (list.isLoading) return <SkeletonRows label={texts.loading} rows={4} />;
  if (Object.keys(list.filters).length > 0)
    return (
      <EmptyState title={texts.noneFiltered} actions={<Button onClick={list.clearFilters}>{texts.clear}</Button>} />
    );
  return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
}
