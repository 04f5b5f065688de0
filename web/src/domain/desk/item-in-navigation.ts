import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

interface ItemInNavigation {
  /** Id of the item that the queue leads to. */
  deskItem?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends ItemInNavigation {}
}

/** Once the list shows the item that the queue led to, it opens by itself, once. */
export function useLedTo<Row>(rows: readonly Row[], idOf: (row: Row) => string, open: (row: Row) => void): void {
  const id = useLocation({ select: ({ state }) => state.deskItem });
  const isDone = useRef(false);
  const row = rows.find((one) => idOf(one) === id);
  useEffect(() => {
    if (row === undefined || isDone.current) return;
    isDone.current = true;
    open(row);
  });
}
