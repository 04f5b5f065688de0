import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** What names an item among those of its kind. */
export interface ItemKey {
  ownerId: string;
  id: string;
}

interface ItemInNavigation {
  /** The item that the queue leads to, and the address that the queue had. */
  fromQueue?: ItemKey & { search: Record<string, unknown> };
  /** Id of the item that was decided: the queue opens the next one by itself. */
  decidedItem?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends ItemInNavigation {}
}

interface LedTo<Row> {
  rows: readonly Row[];
  isLoading: boolean;
  idOf: (row: Row) => string;
  open: (row: Row) => void;
  /** One that is not among the rows, as beyond the first page of them. */
  openUnseen: (key: ItemKey) => void;
}

/** Once the list is there, the item that the queue led to opens by itself, once. */
export function useLedTo<Row>({ rows, isLoading, idOf, open, openUnseen }: LedTo<Row>): void {
  const led = useLocation({ select: ({ state }) => state.fromQueue });
  const isDone = useRef(false);
  useEffect(() => {
    if (led === undefined || isLoading || isDone.current) return;
    isDone.current = true;
    const row = rows.find((one) => idOf(one) === led.id);
    if (row) open(row);
    else openUnseen({ ownerId: led.ownerId, id: led.id });
  });
}

/** Back to the queue where it led here: after a decision, which names its item, the next one opens by itself. */
export function useBackToQueue(): (decidedId?: string) => void {
  const navigate = useNavigate();
  const led = useLocation({ select: ({ state }) => state.fromQueue });
  return (decidedId) => {
    if (led === undefined) return;
    void navigate({
      to: '/fila',
      // The queue that led here lies under this page: Back from it leaves.
      replace: true,
      search: led.search,
      state: decidedId === undefined ? {} : { decidedItem: decidedId },
    });
  };
}
