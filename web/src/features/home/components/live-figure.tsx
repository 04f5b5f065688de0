import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { texts } from '../texts.ts';

/** The one figure of a tile, where there is one; without an answer the tile does without. */
export function LiveFigure({ of }: { of: string }) {
  if (of === '/fila') return <DeskWaiting />;
  if (of === '/ligacoes') return <CallsWaiting />;
  return of === '/limites/aprovacoes' ? <LimitsWaiting /> : null;
}

function LimitsWaiting() {
  const { data } = useQuery({
    queryKey: queryKeys.limitsWaiting(),
    queryFn: ({ signal }) => call('GET /coordinator/limit-requests', { query: {}, signal }),
    staleTime: 0,
  });
  if (!data || data.items.length === 0) return null;
  return <span className="menu-tile-figure">{texts.waiting(data.items.length, data.next !== null)}</span>;
}

function CallsWaiting() {
  const { data } = useQuery({
    queryKey: queryKeys.callsWaiting(),
    queryFn: ({ signal }) => call('GET /coordinator/purchase-calls', { query: {}, signal }),
    staleTime: 0,
  });
  if (!data || data.items.length === 0) return null;
  return <span className="menu-tile-figure">{texts.waiting(data.items.length, data.next !== null)}</span>;
}

function DeskWaiting() {
  const { data } = useQuery({
    queryKey: queryKeys.deskFigures(),
    queryFn: ({ signal }) => call('GET /coordinator/desk/figures', { signal }),
    staleTime: 0,
  });
  if (!data || data.waiting === 0) return null;
  return <span className="menu-tile-figure">{texts.waiting(data.waiting, false)}</span>;
}
