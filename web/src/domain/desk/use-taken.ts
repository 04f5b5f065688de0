import { useState } from 'react';
import { errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import type { List } from '../lists/use-list.ts';
import { useLedTo } from './item-in-navigation.ts';

interface Claiming<Row, Taken> {
  idOf: (row: Row) => string;
  /** Takes it on the server; rejects with why not. */
  claim: (row: Row) => Promise<Taken>;
}

/**
 * The one thing of a list that who looks at it has taken. Where the queue of all that waits led here, it is taken by
 * itself; a refusal is told, and the list looked at again.
 */
export function useTaken<Row, Taken>(list: List<Row, never>, { idOf, claim }: Claiming<Row, Taken>) {
  const toast = useToast();
  const [taken, setTaken] = useState<Taken>();
  const [takingId, setTakingId] = useState<string>();
  const take = async (row: Row) => {
    // One at a time: a second one taken would be kept from the others with nobody looking at it.
    if (takingId !== undefined) return;
    setTakingId(idOf(row));
    try {
      setTaken(await claim(row));
    } catch (error) {
      toast.show({ kind: 'danger', text: errorText(error, brandName()) });
      list.refresh();
    } finally {
      setTakingId(undefined);
    }
  };
  useLedTo(list.rows, idOf, (row) => void take(row));
  /** Decided, or given back. */
  const close = () => {
    setTaken(undefined);
    list.refresh();
  };
  return { taken, isTaking: (row: Row) => takingId === idOf(row), take: (row: Row) => void take(row), close };
}
