import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { borrowerById, findBorrower } from '../../domain/borrowers/borrower-calls.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { installmentsOf, paymentsOf } from './calls.ts';
import { contractsIn } from './rules/contracts.ts';

type CustomerKey = { readonly cpf: string } | { readonly borrowerId: string };

/** The customer who came along from another page, or who is asked for, with all contracts. */
export function useHistory() {
  const arrived = useLocation({ select: ({ state }) => state.borrowerId });
  const [key, setKey] = useState<CustomerKey | null>(arrived === undefined ? null : { borrowerId: arrived });
  const [contractId, setContractId] = useState<string>();
  const client = useQueryClient();
  const customer = useQuery({
    queryKey: queryKeys.customerAtTill(key),
    queryFn: () => (key && 'cpf' in key ? findBorrower(key.cpf) : borrowerById(key?.borrowerId ?? '')),
    enabled: key !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const borrowerId = customer.data?.id;
  const listing = useQuery({
    queryKey: queryKeys.installmentsOf(borrowerId),
    queryFn: async ({ signal }) => contractsIn((await installmentsOf(borrowerId ?? '', signal)).installments),
    enabled: borrowerId !== undefined,
    staleTime: 0,
  });
  const current = listing.data?.find(({ id }) => id === contractId) ?? listing.data?.[0];
  const payments = useQuery({
    queryKey: queryKeys.paymentsOf(current?.id),
    queryFn: ({ signal }) => paymentsOf(current?.id ?? '', signal),
    enabled: current !== undefined,
    staleTime: 0,
  });
  return {
    customer,
    listing,
    payments,
    current,
    search: (cpf: string) => {
      setContractId(undefined);
      // The same CPF is the same question: after a failure it is asked again.
      if (key && 'cpf' in key && key.cpf === cpf) void customer.refetch();
      else setKey({ cpf });
    },
    forget: () => setKey(null),
    choose: setContractId,
    refresh: () => {
      // A contract that is paid off moves down the list: it stays the one that is open.
      setContractId(current?.id);
      void Promise.all(
        [
          queryKeys.installmentsOf(borrowerId),
          queryKeys.paymentsOf(current?.id),
          queryKeys.payoffOf(current?.id ?? ''),
          queryKeys.returnOptionsOf(current?.id ?? ''),
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  };
}
