import { borrowerById, findBorrower } from '../../../domain/borrowers/borrower-calls.ts';
import {
  agreementPaymentsOf,
  hasBought,
  openInstallmentsOf,
  payAgreement,
  payInstallments,
} from '../../../domain/payments/payment-calls.ts';
import {
  cancelPixCharge,
  chargeAgreementByPix,
  chargeByPix,
  pixChargeById,
} from '../../../domain/payments/pix-calls.ts';
import { storeToConfirm } from '../../../domain/counter/store-of-device.ts';
import { inWords } from '../../../domain/counter/failure.ts';
import type { PaymentCalls, PaymentRequest } from './context.ts';
import { listingOf, type OpenListing } from '../rules/listing.ts';

async function openOf(borrowerId: string): Promise<OpenListing> {
  const [installments, agreements] = await Promise.all([
    openInstallmentsOf(borrowerId),
    agreementPaymentsOf(borrowerId),
  ]);
  const listing = listingOf(installments, agreements);
  if (listing.installments.length > 0) return listing;
  return { ...listing, hasBought: await hasBought(borrowerId) };
}

/** One payment of an agreement is charged at a time: the confirmation offers no other. */
function chargeOf(request: PaymentRequest) {
  const [payment] = request.agreement ?? [];
  return payment ? chargeAgreementByPix(payment, request.storeId) : chargeByPix(request);
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
        'paying',
      ),
    chargePix: (request) => inWords(chargeOf(request), brand, 'paying'),
    showPix: ({ id }) => inWords(pixChargeById(id), brand, 'payments'),
    cancelPix: ({ id }) => inWords(cancelPixCharge(id), brand, 'payments'),
  };
}
