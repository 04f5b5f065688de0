import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { borrowerById, findBorrower } from '../../domain/borrowers/borrower-calls.ts';
import { agreementPaymentsOf } from '../../domain/payments/payment-calls.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { eligibleDebts, simulate } from './calls.ts';

type CustomerKey = { readonly cpf: string } | { readonly borrowerId: string };

/** Who owes, what of it may be renegotiated, and the simulation made of it. */
export function useAgreement(storeId: string) {
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
  const debts = useQuery({
    queryKey: queryKeys.eligibleDebts(borrowerId),
    queryFn: async ({ signal }) => {
      const [eligible, agreed] = await Promise.all([
        eligibleDebts(borrowerId ?? '', storeId, signal),
        agreementPaymentsOf(borrowerId ?? ''),
      ]);
      const due = agreed.payments.filter(({ status }) => status === 'DUE');
      return { contracts: eligible.contracts, agreementIds: [...new Set(due.map((one) => one.renegotiationId))] };
    },
    enabled: borrowerId !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const simulation = useMutation({
    mutationFn: (contractIds: readonly string[]) => simulate(borrowerId ?? '', storeId, contractIds),
  });
  return {
    customer,
    debts,
    simulation,
    search: (cpf: string) => {
      simulation.reset();
      // The same CPF is the same question: after a failure it is asked again.
      if (key && 'cpf' in key && key.cpf === cpf) void customer.refetch();
      else setKey({ cpf });
    },
    forget: () => {
      simulation.reset();
      setKey(null);
    },
  };
}
