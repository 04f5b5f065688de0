import { type Cents, centsToReais, toE164 } from '@balcao/contract/kernel';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { findBuyer, requestExtraCredit } from '../../domain/borrowers/borrower-calls.ts';
import type { FoundBorrower } from '../../domain/borrowers/borrower.ts';
import { failureOf, inWords } from '../../domain/counter/failure.ts';
import { NO_REGISTRATION_MS, noRegistrationText } from '../../domain/counter/texts.ts';
import type { Counter } from '../../domain/counter/use-counter.ts';
import { type Evaluation, standingEvaluation } from '../../domain/super-compra/evaluation-calls.ts';
import { hasCode } from '../../lib/api/error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSession } from '../../lib/session/session.ts';
import { pushEvent } from '../../lib/watching/data-layer.ts';
import { useToast } from '../../ui/toast/toasts.ts';

/** How often a request that waits for an analyst is looked at. */
const POLL_MS = 5_000;

interface Found {
  readonly borrower: FoundBorrower;
  /** Null where nothing was asked for, or its time is over. */
  readonly evaluation: Evaluation | null;
}

type Ask = Parameters<typeof requestExtraCredit>;

/** Asks; where a request is open already, its answer is the answer. */
async function evaluate(...ask: Ask): Promise<Evaluation> {
  try {
    return await requestExtraCredit(...ask);
  } catch (error) {
    const [{ cpf }, storeId] = ask;
    const open = hasCode(error, 'EVALUATION_ALREADY_OPEN') ? await standingEvaluation(cpf, storeId) : null;
    if (open) return open;
    throw error;
  }
}

const pollQuery = (cpf: string, storeId: string) =>
  queryOptions({
    queryKey: queryKeys.evaluationIn(cpf, storeId, 'standing'),
    queryFn: () => standingEvaluation(cpf, storeId),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'CREATED' ? false : POLL_MS),
  });

/** A customer by CPF, and the Super Compra in this store: what stands, and what is asked for. */
export function useSuperCompra({ storeId, brand }: Counter) {
  const [cpf, setCpf] = useState('');
  const [isAskingAgain, setAskingAgain] = useState(false);
  const phone = toE164(useSession()?.operator?.phoneNumber ?? '') ?? undefined;
  const toRegistration = useToRegistration();
  const store = storeId ?? '';
  const find = useMutation({
    mutationFn: async (document: string): Promise<Found> => {
      const borrower = await inWords(findBuyer(document, store), brand, 'purchase');
      const isRegistered = borrower.borrowerStatus === 'APPROVED';
      return { borrower, evaluation: isRegistered ? await inWords(standingEvaluation(document, store), brand) : null };
    },
    onSuccess: ({ borrower: { borrowerStatus } }, document) => {
      if (borrowerStatus !== 'APPROVED') toRegistration(document, borrowerStatus === 'INCOMPLETE');
    },
    onError: (error, document) => {
      if (failureOf(error).code === 'BORROWER_NOT_FOUND') toRegistration(document, true);
    },
  });
  const borrower = find.data?.borrower;
  const ask = useMutation({
    mutationFn: (value: Cents) =>
      inWords(evaluate({ id: borrower?.id ?? '', cpf }, store, centsToReais(value), phone), brand),
    onSuccess: () => {
      pushEvent('super_compra_asked');
      setAskingAgain(false);
    },
  });
  const latest = ask.data ?? find.data?.evaluation ?? null;
  const isWaiting = latest?.status === 'CREATED';
  const poll = useQuery({ ...pollQuery(cpf, store), enabled: isWaiting });
  const evaluation = isWaiting ? (poll.data ?? latest) : latest;

  const change = (digits: string) => {
    setCpf(digits);
    setAskingAgain(false);
    find.reset();
    ask.reset();
  };
  const search = find.mutate;
  useCarried((digits) => {
    setCpf(digits);
    search(digits);
  });
  return {
    cpf,
    change,
    find,
    ask,
    borrower: borrower?.borrowerStatus === 'APPROVED' ? borrower : undefined,
    evaluation: isAskingAgain ? null : evaluation,
    askAgain: () => setAskingAgain(true),
  };
}

export type SuperCompra = ReturnType<typeof useSuperCompra>;

/** To the registration with the CPF; who has none of it is told so. */
function useToRegistration() {
  const toast = useToast();
  const navigate = useNavigate();
  return (cpf: string, isToBegin: boolean) => {
    if (isToBegin) toast.show({ kind: 'attention', text: noRegistrationText, ms: NO_REGISTRATION_MS });
    void navigate({ to: '/applications', state: { cpf } });
  };
}

/** Who came along from another page is looked up at once, and once. */
function useCarried(search: (cpf: string) => void) {
  const carried = useLocation({ select: ({ state }) => state.cpf });
  const isTaken = useRef(false);
  useEffect(() => {
    if (carried === undefined || isTaken.current) return;
    isTaken.current = true;
    search(carried);
  }, [carried, search]);
}
