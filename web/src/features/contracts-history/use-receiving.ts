import { type Sent, useSentOnce } from '../../domain/sending/use-sent-once.ts';
import { type AmountAsk, type AmountPaid, isStillOwed, payAmount } from './calls.ts';

export type Receiving = Sent<AmountAsk, AmountPaid>;

/** Receives an amount of money once, whatever happens to the answer. */
export function useReceiving(operatorId: string, onAnswered: () => void) {
  return useSentOnce<AmountAsk, AmountPaid>({
    name: 'amount',
    operatorId,
    send: payAmount,
    isUntouched: isStillOwed,
    onAnswered,
  });
}
