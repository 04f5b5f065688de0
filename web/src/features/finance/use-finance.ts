import type { Wire } from '@balcao/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSession } from '../../lib/session/session.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import { texts } from './texts.ts';

export type FinanceStore = Wire<'GET /network/retailers/{id}'>['answer']['stores'][number];

interface FinanceRetailer {
  /** Null until the provider's analyst chose one, and until it is known whose analyst this is. */
  id: string | null;
  /** What the provider's analysts choose from; none for others, whose retailer is their own. */
  options: readonly { value: string; label: string }[];
  isLoading: boolean;
  choose: (id: string) => void;
}

/** Says once that something did not come. */
export function useFaultToast(isFaulty: boolean, text: string): void {
  const toast = useToast();
  useEffect(() => {
    if (isFaulty) toast.show({ kind: 'danger', text, ms: 4_000 });
  }, [isFaulty, text, toast]);
}

/** Whose finances are shown: the own retailer's, or what the provider's analyst chose, kept in the address. */
export function useFinanceRetailer(): FinanceRetailer {
  const own = useSession()?.user.retailerId;
  const { varejo }: { varejo?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, isLoading, isError } = useQuery({
    queryKey: queryKeys.retailers(),
    queryFn: ({ signal }) => call('GET /network/retailers', { query: {}, signal }),
  });
  useFaultToast(isError, texts.retailerFault);
  const isProvider = data?.some((line) => line.isProvider) ?? false;
  const options = isProvider ? (data ?? []).filter((line) => !line.isProvider) : [];
  const chosen = isProvider ? options.find(({ id }) => id === varejo)?.id : data?.find(({ id }) => id === own)?.id;
  return {
    id: chosen ?? null,
    options: options.map(({ id, fantasyName }) => ({ value: id, label: fantasyName })),
    isLoading,
    choose: (id) =>
      void navigate({ to: '.', search: () => (id === '' ? {} : { varejo: id }), replace: true, resetScroll: false }),
  };
}

const byName = (one: FinanceStore, other: FinanceStore) =>
  one.name.localeCompare(other.name, 'pt-BR', { sensitivity: 'base' });

/** The stores of a retailer by name, ignoring case; none while there is no retailer. */
export function useFinanceStores(retailerId: string | null): readonly FinanceStore[] {
  const { data, isError } = useQuery({
    queryKey: queryKeys.retailer(retailerId ?? ''),
    queryFn: ({ signal }) => call('GET /network/retailers/{id}', { params: { id: retailerId ?? '' }, signal }),
    enabled: retailerId !== null,
    select: ({ stores }) => [...stores].sort(byName),
  });
  useFaultToast(isError, texts.storesFault);
  return data ?? none;
}
const none: readonly FinanceStore[] = [];
