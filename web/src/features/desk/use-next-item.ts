import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { List } from '../../domain/lists/use-list.ts';
import type { DeskItem } from './calls.ts';
import { standingOf } from './rules/standing.ts';

/**
 * After a decision the next item that this analyst may open opens by itself, once, out of rows that were asked for after
 * it; where another page's decision led here, in place of the queue. Returns how to say what was decided here.
 */
export function useNextItem(
  { rows, isRefreshing, refresh }: Pick<List<DeskItem, never>, 'rows' | 'isRefreshing' | 'refresh'>,
  userId: string,
  open: (item: DeskItem, isReplacing: boolean) => void,
): (decidedId: string) => void {
  const navigate = useNavigate();
  const came = useLocation({ select: ({ state }) => state.decidedItem });
  const decided = useRef(came);
  const isOld = useRef(came !== undefined);
  useEffect(() => {
    if (isRefreshing) isOld.current = false;
    const decidedId = decided.current;
    if (decidedId === undefined || isRefreshing) return;
    if (isOld.current) return refresh();
    decided.current = undefined;
    // Who comes back to this entry opens nothing by that.
    if (came !== undefined) void navigate({ to: '.', search: true, state: {}, replace: true });
    const next = rows.find((item) => item.id !== decidedId && ['FREE', 'MINE'].includes(standingOf(item, userId)));
    if (next) open(next, came !== undefined);
  });
  return (id) => {
    decided.current = id;
  };
}
