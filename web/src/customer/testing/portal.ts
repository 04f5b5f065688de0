import type { Wire } from '@balcao/contract';
import { configure, render } from '@testing-library/react';
import { createElement } from 'react';
import { fakeApi, type Handlers } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';
import { beginSession } from '../portal/session.ts';
import type { Charge, Home, Installment, Purchases, Statement } from '../portal/texts.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

export const ENTRY = 'POST /portal/entries';
export const ENTER = 'POST /portal/entries/verify';
export const LEAVE = 'POST /portal/leave';
export const HOME = 'GET /portal/home';
export const PURCHASES = 'GET /portal/purchases';
export const CHARGE = 'POST /portal/pix-charges';
export const CHARGE_STATE = 'GET /portal/pix-charges/{id}';
export const BOLETO = 'POST /portal/boletos';
export const BOLETO_PDF = 'GET /portal/boletos/{id}/render';
export const PAPER = 'GET /portal/purchases/{id}/papers/{paper}/render';
export const STATEMENT = 'GET /portal/statement';
export const RECEIPT = 'GET /portal/receipts/{authenticationCode}/render';

export const session: Wire<typeof ENTER>['answer'] = { token: 't'.repeat(43), idleSeconds: 900 };

const contractId = '019a0000-0000-7000-8000-00000000000c';
export const installment = (over: Partial<Installment> = {}): Installment => ({
  id: `019a0000-0000-7000-8000-00000000000${over.installmentOrder ?? 1}`,
  contractId,
  contractNumber: 'C-1234',
  installmentOrder: 1,
  numberOfInstallments: 3,
  dueDate: '2026-12-21',
  installmentValue: 100,
  settledValue: 0,
  discount: 0,
  earlyPaymentDiscount: 0,
  interest: 0,
  fine: 0,
  lateInterest: 0,
  contractInterest: 0,
  lateIof: 0,
  paymentDue: 100,
  status: 'PENDING',
  paidOn: null,
  isFromRenegotiation: false,
  ...over,
});

export const home: Home = {
  firstName: 'Rosa',
  asOf: '2026-11-21',
  limit: { totalLimit: 1000, availableLimit: 700, limitIsBlockedBy: null },
  late: null,
  agreement: null,
  next: installment(),
  fees: [],
  feesToCome: [],
  limitRequest: null,
  coupons: [],
};
export const late: Home = {
  ...home,
  limit: { totalLimit: 1000, availableLimit: 700, limitIsBlockedBy: 'OVERDUE_INSTALLMENTS' },
  late: { installmentIds: [installment().id], due: 112.34, daysLate: 12 },
  next: installment({ status: 'PAYMENT_OVERDUE', paymentDue: 112.34 }),
  fees: [{ id: contractId, contractId, contractNumber: 'C-1234', paymentDue: 4.9 }],
};

export const purchases: Purchases = {
  asOf: '2026-11-21',
  fees: [],
  feesToCome: [
    {
      id: contractId,
      contractId,
      contractNumber: 'C-1234',
      paymentDue: 4.9,
      opensOn: '2026-12-21',
      installmentId: installment().id,
    },
  ],
  agreementPayments: [],
  purchases: [
    {
      id: contractId,
      number: 'C-1234',
      storeName: 'Loja Centro',
      boughtOn: '2026-11-21',
      isAgreed: false,
      payoffTotal: 190,
      installments: [
        installment(),
        installment({
          installmentOrder: 2,
          paymentDue: 90,
          discount: 10,
          earlyPaymentDiscount: 10,
          dueDate: '2027-01-21',
        }),
      ],
    },
  ],
};

export const charge: Charge = {
  id: '019a0000-0000-7000-8000-0000000000aa',
  txid: 'a'.repeat(32),
  value: 117.24,
  expiresAt: '2026-11-21T16:00:00.000Z',
  brCode: '00020126br-code',
  status: 'ACTIVE',
  receipts: [],
};

export const statement: Statement = {
  month: '2026-11',
  lines: [
    {
      on: '2026-11-21',
      at: '2026-11-21T15:00:00.000Z',
      kind: 'PURCHASE',
      contractNumbers: ['C-1234'],
      storeName: 'Loja Centro',
      value: 300,
      authenticationCode: 'X7Q2-90KD-31FM-ZZ04',
    },
  ],
  totals: { bought: 300, paid: 0, undone: 0, returned: 0 },
};

/** A page of the portal as a customer who is signed in sees it. */
export function signedIn(path: string, given: Handlers = {}) {
  const api = fakeApi({
    [HOME]: () => home,
    [PURCHASES]: () => purchases,
    [STATEMENT]: () => statement,
    [LEAVE]: () => undefined,
    ...given,
  });
  beginSession(session);
  return Object.assign(api, { view: render(createElement(CustomerApp, { path })) });
}
