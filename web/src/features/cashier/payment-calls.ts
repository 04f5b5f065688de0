import { borrowerById, findBorrower } from '../../domain/borrowers/borrower-calls.ts';
import { openInstallmentsOf, payInstallments } from '../../domain/payments/payment-calls.ts';
import { storeOfOperator } from '../../domain/stores/store-calls.ts';
import { CallFailure, inWords } from './failure.ts';
import type { PaymentCalls, PayingStore } from './payment-context.ts';
import { STORE_NEEDED } from './texts.ts';

async function operatorStore(operatorId: string): Promise<PayingStore> {
  const store = await storeOfOperator(operatorId);
  if (store === null) throw new CallFailure('STORE_NOT_FOUND', STORE_NEEDED);
  return store;
}

/** The payment's calls on the real API, failures in the words of the counter. */
export function paymentCalls(brand: string, operatorId: string): PaymentCalls {
  return {
    fetchCustomer: (key) =>
      inWords('cpf' in key ? findBorrower(key.cpf) : borrowerById(key.borrowerId), brand, 'payments'),
    listInstallments: ({ borrowerId }) => inWords(openInstallmentsOf(borrowerId), brand, 'payments'),
    fetchOperatorStore: () => inWords(operatorStore(operatorId), brand, 'payments'),
    pay: (request) => inWords(payInstallments(request), brand, 'payments'),
  };
}
