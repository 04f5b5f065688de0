import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { draftStore } from '../../../domain/counter/draft-storage.ts';
import {
  type AmountRequest,
  cancelPixCharge,
  chargeAmountByPix,
  type PixCharge,
  pixChargeById,
} from '../../../domain/payments/pix-calls.ts';
import { hasCode, isUncertain } from '../../../lib/api/error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const ASK_AGAIN_MS = 3_000;

/** What is kept of a charge: which it is, or what was asked for while no answer came. */
type Kept = { id: string } | { ask: AmountRequest };

type Asked =
  | { step: 'idle' }
  | { step: 'charging'; ask: AmountRequest }
  /** Nobody knows whether the customer has a code: the same ask again says so. */
  | { step: 'unknown'; ask: AmountRequest }
  | { step: 'refused'; error: unknown }
  | { step: 'charged'; id: string; charge?: PixCharge; isCanceling?: true };

/** Where a charge of an amount stands; `finding` is one that was made before a refresh, `unfound` while nobody can tell of it. */
export type AmountPix =
  | Exclude<Asked, { step: 'charged' }>
  | { step: 'finding' | 'unfound' }
  | { step: 'waiting'; charge: PixCharge; isCanceling: boolean }
  /** The money came, as it was charged or otherwise. */
  | { step: 'received'; charge: PixCharge; receipt: PixCharge['receipts'][number] }
  | { step: 'over'; charge: PixCharge };

/** Money may come by it, so nothing else is received for the contract meanwhile. */
const isOpen = ({ status }: PixCharge): boolean => status === 'ACTIVE' || status === 'CREATED';

function standing(asked: Asked, found: PixCharge | undefined, hasFailed: boolean): AmountPix {
  if (asked.step !== 'charged') return asked;
  const charge = found ?? asked.charge;
  if (!charge) return { step: hasFailed ? 'unfound' : 'finding' };
  const [receipt] = charge.receipts;
  if (receipt) return { step: 'received', charge, receipt };
  return isOpen(charge)
    ? { step: 'waiting', charge, isCanceling: asked.isCanceling === true }
    : { step: 'over', charge };
}

/**
 * Charges an amount on a contract by Pix once, and asks until its money came or it is over. The charge is kept until then:
 * after a refresh, or back from another customer, it is taken up where the contract is opened.
 */
export function useAmountPix(operatorId: string, contractId: string, onAnswered: () => void) {
  const [drafts] = useState(() => draftStore<Kept>(`amount-pix.${contractId}`));
  const [asked, setAsked] = useState<Asked>(() => {
    const kept = drafts.read(operatorId);
    if (!kept) return { step: 'idle' };
    return 'id' in kept ? { step: 'charged', id: kept.id } : { step: 'unknown', ask: kept.ask };
  });
  const id = asked.step === 'charged' ? asked.id : null;
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.pixCharge(id ?? ''),
    queryFn: async () => {
      const charge = await pixChargeById(id ?? '');
      if (!isOpen(charge)) {
        drafts.write(operatorId, null);
        onAnswered();
      }
      return charge;
    },
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && !isOpen(state.data) ? false : ASK_AGAIN_MS),
    staleTime: 0,
    gcTime: 0,
  });

  const forget = () => {
    drafts.write(operatorId, null);
    setAsked({ step: 'idle' });
  };
  const charge = async (ask: AmountRequest) => {
    if (asked.step === 'charging') return;
    drafts.write(operatorId, { ask });
    setAsked({ step: 'charging', ask });
    try {
      const charged = await chargeAmountByPix(ask);
      drafts.write(operatorId, { id: charged.id });
      setAsked({ step: 'charged', id: charged.id, charge: charged });
    } catch (error) {
      const isUnknown = isUncertain(error) || hasCode(error, 'REQUEST_IN_PROGRESS');
      setAsked(isUnknown ? { step: 'unknown', ask } : { step: 'refused', error });
      if (isUnknown) return;
      drafts.write(operatorId, null);
      onAnswered();
    }
  };
  /** Answers what it failed with; a charge that was paid meanwhile is shown as such. */
  const cancel = async (): Promise<unknown> => {
    if (asked.step !== 'charged') return undefined;
    setAsked({ ...asked, isCanceling: true });
    try {
      await cancelPixCharge(asked.id);
      forget();
    } catch (error) {
      setAsked(asked);
      if (!hasCode(error, 'PIX_CHARGE_ALREADY_SETTLED')) return error;
      await refetch();
    }
    return undefined;
  };
  return { state: standing(asked, data, isError), charge, cancel, forget, find: refetch };
}
