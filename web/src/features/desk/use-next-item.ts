import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { List } from '../../domain/lists/use-list.ts';
import type { DeskItem } from './calls.ts';
import { standingOf } from './rules/standing.ts';

/** After a decision the next item that this analyst may open opens by itself, once. Returns how to say what was decided here. */
export function useNextItem(
  list: Pick<List<DeskItem, never>, 'rows' | 'isRefreshing'>,
  userId: string,
  open: (item: DeskItem) => void,
): (decidedId: string) => void {
  const came = useLocation({ select: ({ state }) => state.decidedItem });
  const decided = useRef(came);
  const { rows, isRefreshing } = list;
  useEffect(() => {
    const decidedId = decided.current;
    if (decidedId === undefined || isRefreshing) return;
    decided.current = undefined;
    const next = rows.find((item) => item.id !== decidedId && ['FREE', 'MINE'].includes(standingOf(item, userId)));
    if (next) open(next);
  });
  return (id) => {
    decided.current = id;
  };
}
