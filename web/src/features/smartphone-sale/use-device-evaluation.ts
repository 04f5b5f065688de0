import { type Cents, centsToReais } from '@balcao/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Borrower } from '../../domain/borrowers/borrower.ts';
import { findBorrower } from '../../domain/borrowers/borrower-calls.ts';
import { inWords } from '../../domain/counter/failure.ts';
import { type DeviceEvaluation, evaluateDevice, usableEvaluation } from '../../domain/devices/device-calls.ts';
import { hasCode } from '../../lib/api/error.ts';
import { pushEvent } from '../../lib/watching/data-layer.ts';

interface Found {
  readonly borrower: Borrower;
  /** Extra credit that the customer has already. */
  readonly evaluation: DeviceEvaluation | null;
}

/** Asks; where a request is open already, its answer is the answer. */
async function evaluate(document: string, storeId: string, cents: Cents): Promise<DeviceEvaluation> {
  try {
    return await evaluateDevice({ document, storeId, requestedAmount: centsToReais(cents) });
  } catch (error) {
    const open = hasCode(error, 'EVALUATION_ALREADY_OPEN') ? await usableEvaluation(document, storeId) : null;
    if (open) return open;
    throw error;
  }
}

/** A customer by CPF, and the extra credit for a device in this store. */
export function useDeviceEvaluation(storeId: string, brand: string) {
  const [cpf, setCpf] = useState('');
  const find = useMutation({
    mutationFn: async (document: string): Promise<Found> => {
      const borrower = await inWords(findBorrower(document), brand, 'purchase');
      return { borrower, evaluation: await inWords(usableEvaluation(document, storeId), brand) };
    },
  });
  const ask = useMutation({
    mutationFn: (cents: Cents) => inWords(evaluate(cpf, storeId, cents), brand),
    onSuccess: () => pushEvent('device_evaluation_asked'),
  });
  const change = (digits: string) => {
    setCpf(digits);
    find.reset();
    ask.reset();
  };
  return { cpf, change, find, ask, evaluation: ask.data ?? find.data?.evaluation ?? null };
}
