import { useState } from 'react';
import { errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import type { List } from '../lists/use-list.ts';
import { type ItemKey, useBackToQueue, useLedTo } from './item-in-navigation.ts';

interface Claiming<Row, Key, Taken> {
  idOf: (row: Row) => string;
  /** Takes it on the server; rejects with why not. */
  claim: (row: Key) => Promise<Taken>;
  /** One of the queue, as `claim` names it. */
  keyOf: (item: ItemKey) => Key;
}

/**
 * The one thing of a list that who looks at it has taken. Where the queue of all that waits led here, it is taken by
 * itself, and the way leads back there; a refusal is told, and the list looked at again.
 */
export function useTaken<Key, Row extends Key, Taken>(
  list: List<Row, never>,
  { idOf, claim, keyOf }: Claiming<Row, Key, Taken>,
) {
  const toast = useToast();
  const backToQueue = useBackToQueue();
  const [taken, setTaken] = useState<{ id: string; one: Taken; wasListed: boolean }>();
  const [takingId, setTakingId] = useState<string>();
  const isListed = (id: string) => list.rows.some((row) => idOf(row) === id);
  if (taken && !taken.wasListed && isListed(taken.id)) setTaken({ ...taken, wasListed: true });
  const take = async (id: string, key: Key) => {
    // One at a time: a second one taken would be kept from the others with nobody looking at it.
    if (takingId !== undefined) return;
    setTakingId(id);
    try {
      setTaken({ id, one: await claim(key), wasListed: isListed(id) });
    } catch (error) {
      toast.show({ kind: 'danger', text: errorText(error, brandName()) });
      list.refresh();
    } finally {
      setTakingId(undefined);
    }
  };
  useLedTo({
    rows: list.rows,
    isLoading: list.isLoading || list.failure !== undefined,
    idOf,
    open: (row) => void take(idOf(row), row),
    openUnseen: (item) => void take(item.id, keyOf(item)),
  });
  const leave = (decidedId?: string) => {
    setTaken(undefined);
    list.refresh();
    backToQueue(decidedId);
  };
  return {
    taken: taken?.one,
    /** It was among the rows and is so no longer; one beyond the first page never was. */
    hasLeft: taken !== undefined && taken.wasListed && !isListed(taken.id),
    isTaking: (row: Row) => takingId === idOf(row),
    take: (row: Row) => void take(idOf(row), row),
    /** Given back. */
    close: () => leave(),
    decided: () => leave(taken?.id),
  };
}
