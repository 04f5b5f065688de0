import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listenToPurchases } from './listen.ts';
import { isRunning, type QrPurchase, qrQuery, saleQuery } from './qr-calls.ts';

/** QR contract retry (cashier spec, section 9). */
const ASK_EVERY_MS = 2_000;
/** The stream that was not heard of for so long does not stand. */
const SILENT_AFTER_MS = 5_000;

/** A purchase by QR code as it turns: by the stream, and without one by asking every two seconds. */
export function useQrTurn(id: string) {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  const isWaiting = (data: QrPurchase | undefined) => data === undefined || isRunning(data);
  const purchase = useQuery({
    ...qrQuery(id),
    refetchInterval: ({ state }) => (isWaiting(state.data) && !isLive ? ASK_EVERY_MS : false),
  });
  const { data } = purchase;
  const runs = data !== undefined && isRunning(data);
  useEffect(() => {
    if (!runs) return;
    let silence: number | undefined;
    let isOwn = false;
    const stop = listenToPurchases((told) => {
      // The stream tells of one's own purchases: that it stands says nothing of one that somebody else began.
      if (told.id === id) isOwn = true;
      if (!isOwn) return;
      window.clearTimeout(silence);
      silence = window.setTimeout(setLive, SILENT_AFTER_MS, false);
      setLive(true);
      if (told.id !== id) return;
      void client.invalidateQueries({ queryKey: qrQuery(id).queryKey });
    });
    return () => {
      window.clearTimeout(silence);
      stop();
    };
  }, [client, id, runs]);
  const sale = useQuery({
    ...saleQuery(id),
    // Without a stream the sale itself is looked for, as the specification does.
    enabled: data?.status === 'ACCEPTED' || (runs && !isLive),
    refetchInterval: ({ state }) => (state.data ? false : ASK_EVERY_MS),
  });
  return { purchase, sale: sale.data ?? null };
}
