import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { borrowerById, findBorrower } from '../../domain/borrowers/borrower-calls.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { statementOf } from './calls.ts';
import { isPeriod, type Period } from './rules/period.ts';

type CustomerKey = { readonly cpf: string } | { readonly borrowerId: string };

/** The customer who came along from another page, or who is asked for, with the statement of a period. */
export function useStatement(period: Period | null) {
  const arrived = useLocation({ select: ({ state }) => state.borrowerId });
  const [key, setKey] = useState<CustomerKey | null>(arrived === undefined ? null : { borrowerId: arrived });
  const customer = useQuery({
    queryKey: queryKeys.customerAtTill(key),
    queryFn: () => (key && 'cpf' in key ? findBorrower(key.cpf) : borrowerById(key?.borrowerId ?? '')),
    enabled: key !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const borrowerId = customer.data?.id;
  const isAsked = period !== null && isPeriod(period);
  const statement = useQuery({
    queryKey: queryKeys.statementOf(borrowerId, period),
    queryFn: isAsked ? ({ signal }) => statementOf(borrowerId ?? '', period, signal) : skipToken,
    enabled: borrowerId !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    customer,
    statement,
    search: (cpf: string) => {
      // The same CPF is the same question: after a failure it is asked again.
      if (key && 'cpf' in key && key.cpf === cpf) void customer.refetch();
      else setKey({ cpf });
    },
    forget: () => setKey(null),
  };
}
