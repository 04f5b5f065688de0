import type { RouteName } from '@balcao/contract';
import type { customersOf, reasons } from './customers.ts';

/** How a request says which customer it is about, and why the operator may serve them. */
export interface Naming {
  /** What the ids are of. */
  of: keyof typeof customersOf;
  /** Where they are: `params.id`. Many are separated by commas, or a list. */
  at: `${'params' | 'query' | 'body'}.${string}`;
  by: keyof typeof reasons;
}

const granted = (of: Naming['of'], at: Naming['at']): Naming => ({ of, at, by: 'grant' });
const own = (of: Naming['of'], at: Naming['at']): Naming => ({ of, at, by: 'own' });

/** Routes about one customer. A route that is not here reaches none, and sees the rows of its retailer alone. */
export const namedBy: Readonly<Partial<Record<RouteName, Naming>>> = {
  'GET /coordinator/borrowers/{id}/data': granted('borrower', 'params.id'),
  'GET /borrowers/{id}/images/portrait': granted('borrower', 'params.id'),
  'GET /borrowers/{id}/images/document': granted('borrower', 'params.id'),
  'POST /coordinator/borrowers/{id}/limit/notify': granted('borrower', 'params.id'),
  'GET /coordinator/borrowers/{id}/limits': granted('borrower', 'params.id'),
  'PATCH /coordinator/borrowers/{id}/limit': granted('borrower', 'params.id'),
  'PATCH /coordinator/borrowers/{id}/limit/block': granted('borrower', 'params.id'),
  'GET /coupons/next-purchase': granted('borrower', 'query.borrowerId'),
  'POST /tx-credit/evaluations': granted('document', 'body.document'),
  'GET /tx-credit/evaluations': granted('document', 'query.document'),
  'PATCH /tx-credit/evaluations/{id}/accept': own('evaluation', 'params.id'),
  'POST /coordinator/contracts': granted('borrower', 'body.borrowerId'),
  'GET /coordinator/contracts/find-one': own('contract', 'query.id'),
  'POST /origination-code': own('proposal', 'body.proposalId'),
  'GET /origination-code/status': own('proposal', 'query.proposalId'),
  'PATCH /origination-code/verify': own('proposal', 'body.proposalId'),
  'POST /coordinator/contracts/proposals/{id}/verify': own('proposal', 'params.id'),
  'POST /coordinator/contracts/proposals/{id}/accept': own('proposal', 'params.id'),
  'POST /coordinator/contracts/{id}/cancellation': own('contract', 'params.id'),
  'GET /coordinator/contracts/installments': granted('borrower', 'query.borrowerId'),
  'POST /coordinator/contracts/installments/{id}/payment': granted('installment', 'params.id'),
  'POST /coordinator/contracts/installments/pay-multiple': granted('installment', 'body.installmentIds'),
  'POST /coordinator/contracts/{id}/payments': granted('contract', 'params.id'),
  'GET /coordinator/contracts/{id}/payments': granted('contract', 'params.id'),
  'GET /coordinator/contracts/{id}/payoff': granted('contract', 'params.id'),
  'POST /coordinator/payments/{id}/undo': own('payment', 'params.id'),
  'POST /coordinator/pix/charges': { of: 'installment', at: 'body.installmentIds', by: 'charge' },
  'GET /coordinator/pix/charges/{id}': own('pixCharge', 'params.id'),
  'POST /coordinator/pix/charges/{id}/cancel': own('pixCharge', 'params.id'),
  'GET /coordinator/pix/receipts': granted('borrower', 'query.borrowerId'),
  'POST /coordinator/pix/receipts/{id}/refund': own('pixReceipt', 'params.id'),
  'GET /coordinator/renegotiations/eligible-debts': granted('borrower', 'query.borrowerId'),
  'POST /coordinator/renegotiations/simulations': granted('borrower', 'body.borrowerId'),
  'POST /coordinator/renegotiations/{id}/code': granted('agreement', 'params.id'),
  'POST /coordinator/renegotiations/{id}/accept': granted('agreement', 'params.id'),
  'GET /coordinator/renegotiations/payments': granted('borrower', 'query.borrowerId'),
  'POST /coordinator/renegotiations/payments': granted('agreementPayment', 'body.id'),
  'POST /coordinator/renegotiations/{id}/break': own('agreement', 'params.id'),
  'POST /smartphone-sale/evaluations': granted('document', 'body.document'),
  'POST /smartphone-sale/evaluations/verify': own('contract', 'body.contractId'),
  'POST /smartphone-sale/submit-lock': own('contract', 'body.contractId'),
  'POST /smartphone-sale/confirm-lock': own('contract', 'body.contractId'),
  'GET /contracts/{id}/render': own('contract', 'params.id'),
  'GET /contracts/{id}/payoff/render': granted('contract', 'params.id'),
  'GET /contracts/{id}/instrument/render': own('contract', 'params.id'),
  'GET /contracts/proposals/{id}/cet-sheet/render': own('proposal', 'params.id'),
};
