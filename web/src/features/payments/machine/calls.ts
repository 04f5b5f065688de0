import { borrowerById, findBorrower } from '../../../domain/borrowers/borrower-calls.ts';
import {
  agreementPaymentsOf,
  openInstallmentsOf,
  payAgreement,
  payInstallments,
} from '../../../domain/payments/payment-calls.ts';
import { cancelPixCharge, chargeByPix, pixChargeById } from '../../../domain/payments/pix-calls.ts';
import type { InstallmentListing } from '../../../domain/payments/installment.ts';
import { storeToConfirm } from '../../../domain/counter/store-of-device.ts';
import { inWords } from '../../../domain/counter/failure.ts';
import type { PaymentCalls } from './context.ts';
import { listingOf } from '../rules/listing.ts';

async function openOf(borrowerId: string): Promise<InstallmentListing> {
  const [installments, agreements] = await Promise.all([
    openInstallmentsOf(borrowerId),
    agreementPaymentsOf(borrowerId),
  ]);
  return listingOf(installments, agreements);
}

/** The payment's calls on the real API, failures in the words of the counter. */
export function paymentCalls(brand: string, operatorId: string): PaymentCalls {
  return {
    fetchCustomer: (key) =>
      inWords('cpf' in key ? findBorrower(key.cpf) : borrowerById(key.borrowerId), brand, 'payments'),
    listInstallments: ({ borrowerId }) => inWords(openOf(borrowerId), brand, 'payments'),
    fetchOperatorStore: () => inWords(storeToConfirm(operatorId, brand), brand, 'payments'),
    pay: (request) =>
      inWords(
        request.agreement ? payAgreement(request.agreement, request.storeId) : payInstallments(request),
        brand,
        'payments',
      ),
    chargePix: (request) => inWords(chargeByPix(request), brand, 'payments'),
    showPix: ({ id }) => inWords(pixChargeById(id), brand, 'payments'),
    cancelPix: ({ id }) => inWords(cancelPixCharge(id), brand, 'payments'),
  };
}
