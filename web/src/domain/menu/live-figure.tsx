import type { DeskKind } from '@balcao/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { Session } from '../../lib/session/session.ts';
import { useSalesInProgress } from '../contracts/use-sales-in-progress.ts';
import { boletosWaitingQuery, deskFiguresQuery, devicesWaitingQuery, shiftQuery } from './figures.ts';
import { menuTexts } from './texts.ts';

/** As often as the till asks what waits. */
const EVERY_MS = 30_000;

interface LiveFigureProps {
  /** Address of the tile. */
  of: string;
  session: Pick<Session, 'store'>;
}

/** Tiles of which one call tells how much waits. */
const deskTiles: Readonly<Record<string, DeskKind | 'ALL'>> = {
  '/fila': 'ALL',
  '/limites/aprovacoes': 'LIMIT_REQUEST',
  '/cadastros': 'REGISTRATION',
  '/limite-extra': 'EXTRA_CREDIT',
  '/ligacoes': 'PURCHASE_CALL',
  '/alteracoes-de-telefone': 'PHONE_CHANGE',
  '/clientes/atendimento': 'CUSTOMER_CARE',
};

/** The one figure of a tile, where there is one; without an answer the tile does without. */
export function LiveFigure({ of, session: { store } }: LiveFigureProps) {
  const kind = deskTiles[of];
  if (kind !== undefined) return <DeskWaiting kind={kind} />;
  if (of === '/boletos') return <BoletosWaiting />;
  if (of === '/aparelhos') return <DevicesWaiting />;
  if (of === '/suporte') return <SupportWaiting />;
  if (store?.status !== 'active') return null;
  if (of === '/caixa/turno') return <PeopleAtWork storeId={store.id} />;
  return of === '/caixa' ? <SalesWaiting storeId={store.id} /> : null;
}

const Figure = ({ children }: { children: ReactNode }) => <span className="menu-tile-figure">{children}</span>;

function Waiting({ count, hasMore }: { count: number | undefined; hasMore?: boolean }) {
  return count === undefined || count === 0 ? null : <Figure>{menuTexts.waiting(count, hasMore)}</Figure>;
}

function DeskWaiting({ kind }: { kind: DeskKind | 'ALL' }) {
  const { data } = useQuery(deskFiguresQuery());
  return <Waiting count={kind === 'ALL' ? data?.waiting : data?.kinds.find((one) => one.kind === kind)?.count} />;
}

function BoletosWaiting() {
  const { data } = useQuery(boletosWaitingQuery());
  return <Waiting count={data?.length} />;
}

function DevicesWaiting() {
  const { data } = useQuery(devicesWaitingQuery());
  return <Waiting count={data?.length} />;
}

function SupportWaiting() {
  const { data } = useQuery({
    queryKey: queryKeys.supportWaiting(),
    queryFn: ({ signal }) => call('GET /support/requests', { query: { status: 'OPEN' }, signal }),
    staleTime: 0,
  });
  return <Waiting count={data?.items.length} hasMore={(data?.next ?? null) !== null} />;
}

function PeopleAtWork({ storeId }: { storeId: string }) {
  const { data } = useQuery(shiftQuery(storeId));
  return data && data.people.length > 0 ? <Figure>{menuTexts.peopleAtWork(data.people.length)}</Figure> : null;
}

function SalesWaiting({ storeId }: { storeId: string }) {
  const { data } = useSalesInProgress(storeId, EVERY_MS);
  return data && data.length > 0 ? <Figure>{menuTexts.salesWaiting(data.length)}</Figure> : null;
}
