import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
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
  const [decidedId, setDecidedId] = useState(came);
  const { rows, isRefreshing } = list;
  useEffect(() => {
    if (decidedId === undefined || isRefreshing) return;
    setDecidedId(undefined);
    const next = rows.find((item) => item.id !== decidedId && ['FREE', 'MINE'].includes(standingOf(item, userId)));
    if (next) open(next);
  });
  return setDecidedId;
}
