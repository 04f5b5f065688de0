import { type CivilDate, isDate, today } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useToast } from '../../../ui/toast/toasts.ts';
import { texts } from './texts.ts';
import { figuresOf, type TransferFigures } from './transfer-figures.ts';

interface Asked {
  /** Null while no whole day within the bounds is typed. */
  start: CivilDate | null;
  end: CivilDate | null;
  /** Empty: the whole retailer. */
  storeId: string;
}

const dayIn = (text: string | undefined, otherwise: CivilDate) =>
  text !== undefined && isDate(text) ? text : otherwise;

/** From the first of the month to today, for all stores; the address keeps what else was asked for. */
export function useAsked(): [Asked, (part: Partial<Asked>) => void] {
  const found: { de?: string; ate?: string; loja?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const now = today();
  const [asked, setAsked] = useState<Asked>({
    start: dayIn(found.de, `${now.slice(0, 7)}-01` as CivilDate),
    end: dayIn(found.ate, now),
    storeId: found.loja ?? '',
  });
  const change = (part: Partial<Asked>) => {
    const next = { ...asked, ...part };
    setAsked(next);
    const { start, end, storeId } = next;
    if (start === null || end === null) return;
    void navigate({
      to: '.',
      search: ({ varejo }: { varejo?: string }) => ({
        ...(varejo !== undefined && { varejo }),
        de: start,
        ate: end,
        ...(storeId !== '' && { loja: storeId }),
      }),
      replace: true,
      resetScroll: false,
    });
  };
  return [asked, change];
}

/** Transfers of what was asked for; each answer says what it found. */
export function useTransfers(retailerId: string | null, { start, end, storeId }: Asked) {
  const toast = useToast();
  const isAsked = retailerId !== null && start !== null && end !== null && start <= end;
  const list = useQuery({
    queryKey: queryKeys.transfers({ retailerId, start, end, storeId }),
    queryFn: ({ signal }) =>
      call('GET /backofficeOriginations/retailers/{id}/transfers', {
        params: { id: retailerId ?? '' },
        query: {
          originationsStartDate: start ?? '',
          originationsEndDate: end ?? '',
          ...(storeId !== '' && { storeId }),
        },
        signal,
      }),
    enabled: isAsked,
    staleTime: 0,
  });
  const found = list.data?.data;
  useEffect(() => {
    if (list.dataUpdatedAt === 0 || found === undefined) return;
    toast.show(
      found.length === 0 ? { kind: 'attention', text: texts.nothingFound } : { kind: 'success', text: texts.searched },
    );
  }, [list.dataUpdatedAt, found, toast]);
  useEffect(() => {
    if (list.errorUpdatedAt > 0 && list.isError) toast.show({ kind: 'danger', text: texts.fault });
  }, [list.errorUpdatedAt, list.isError, toast]);
  const rows = useMemo<readonly TransferFigures[]>(
    () => (found ?? []).map((batch) => figuresOf(batch, storeId)),
    [found, storeId],
  );
  return { ...list, rows };
}
