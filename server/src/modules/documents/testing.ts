import { cents } from '@balcao/credit-math';
import { authenticationCode } from './rules/authentication-code.ts';
export { printPages } from './print.ts';
import type { PayoffNotice } from './payoff-notice.ts';
import type { PaymentUndoReceipt, PaymentUndoReceiptFacts } from './undo-receipt.ts';
import type {
  PaymentReceipt,
  PaymentReceiptFacts,
  PurchaseReceipt,
  PurchaseReceiptFacts,
  ReceiptParties,
} from './receipts.ts';

const parties: ReceiptParties = {
  brand: 'UME',
  retailer: { fantasyName: 'Norte Móveis', legalName: 'Norte Comércio de Móveis Ltda', cnpj: '11222333000181' },
  store: { name: 'Loja Centro', cnpj: '11222333000181', address: 'Av. Eduardo Ribeiro, 520, Centro, Manaus, AM' },
  zone: 'America/Manaus',
  operatorName: 'Ana Lima',
  customer: { name: 'Conceição Araújo', cpfMasked: '529.***.***-25' },
  contacts: { customerWhatsapp: '+5592988887777', retailerWhatsapp: null },
};

/** The receipt of vector iof_financed R$ 1.000,00 at 5 % a month in six, overridden where a test looks. */
export function aPurchaseReceipt(facts: Partial<PurchaseReceiptFacts> = {}): PurchaseReceipt {
  const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05'];
  const all: PurchaseReceiptFacts = {
    ...parties,
    contractNumber: '7K2QM-X40DA',
    issuedAt: '2026-11-21T10:57:00.000Z',
    lenderName: 'UME Sociedade de Crédito Direto S.A.',
    lenderCnpj: '12ABC34501DE35',
    principalCents: cents(100_000),
    financedCents: cents(101_300),
    iofDailyCents: cents(915),
    iofAdditionalCents: cents(385),
    customerFeeCents: cents(0),
    count: 6,
    dueDateRule: 'MONTHLY',
    installments: months.map((month, index) => ({
      number: index + 1,
      dueOn: `${month}-21`,
      amountCents: cents(index < 5 ? 19_985 : 19_982),
    })),
    totalCents: cents(119_907),
    rateMonthly: '0.05',
    rateAnnual: '0.795856',
    cetAnnualPct: '89.67',
    cetMonthlyPct: '5.48',
    lateFineRate: '0.02',
    lateInterestRate: '0.01',
    lateContractRateMonthly: '0.05',
    ...facts,
  };
  return { ...all, authenticationCode: authenticationCode(all) };
}

/** {@link aPurchaseReceipt} when the retailer pays the interest of installments paid in time. */
export function aRetailerPaidReceipt(facts: Partial<PurchaseReceiptFacts> = {}): PurchaseReceipt {
  const installments = aPurchaseReceipt().installments.map(({ number, dueOn, amountCents: lateAmountCents }) => ({
    number,
    dueOn,
    amountCents: cents(number < 6 ? 16_883 : 16_885),
    lateAmountCents,
  }));
  return aPurchaseReceipt({ installments, totalCents: cents(101_300), rateMonthly: '0', rateAnnual: '0', ...facts });
}

/** One late installment, one on time with a discount, and a fee. */
export function aPaymentReceipt(facts: Partial<PaymentReceiptFacts> = {}): PaymentReceipt {
  const contractNumber = '7K2QM-X40DA';
  const none = {
    discountCents: cents(0),
    fineCents: cents(0),
    lateInterestCents: cents(0),
    contractInterestCents: cents(0),
  };
  const one = { ...none, kind: 'INSTALLMENT' as const, contractNumber, installmentCount: 6, faceCents: cents(19_985) };
  const all: PaymentReceiptFacts = {
    ...parties,
    items: [
      {
        ...one,
        installmentNumber: 1,
        dueOn: '2026-12-21',
        fineCents: cents(400),
        lateInterestCents: cents(100),
        contractInterestCents: cents(494),
        paidCents: cents(20_979),
      },
      { ...one, installmentNumber: 2, dueOn: '2027-01-21', discountCents: cents(509), paidCents: cents(19_476) },
      {
        ...none,
        kind: 'FEE',
        contractNumber,
        installmentNumber: null,
        installmentCount: null,
        dueOn: null,
        faceCents: cents(490),
        paidCents: cents(490),
      },
    ],
    totalCents: cents(40_945),
    paidAt: '2027-01-05T14:03:00.000Z',
    balances: [{ contractNumber, openInstallments: 4, openCents: cents(79_937) }],
    ...facts,
  };
  return { ...all, authenticationCode: authenticationCode(all) };
}

/** What pays the contract of {@link aPaymentReceipt} off on the day of that payment. */
export function aPayoffNotice(facts: Partial<PayoffNotice> = {}): PayoffNotice {
  const { items, totalCents } = aPaymentReceipt();
  return {
    ...parties,
    contractNumber: '7K2QM-X40DA',
    issuedAt: '2027-01-05T14:03:00.000Z',
    asOf: '2027-01-05',
    items,
    totalCents,
    discountCents: cents(509),
    chargesCents: cents(994),
    ...facts,
  };
}

/** The payment of {@link aPaymentReceipt} taken back three days later. */
export function anUndoReceipt(facts: Partial<PaymentUndoReceiptFacts> = {}): PaymentUndoReceipt {
  const { items, totalCents, paidAt, authenticationCode: paymentAuthenticationCode } = aPaymentReceipt();
  const all: PaymentUndoReceiptFacts = {
    ...parties,
    operatorName: 'Rui Prado',
    reason: 'Cliente pagou a parcela de outra pessoa',
    undoneAt: '2027-01-08T13:00:00.000Z',
    undoneOn: '2027-01-08',
    paidAt,
    paymentAuthenticationCode,
    method: 'STORE_CASH',
    items,
    totalCents,
    ...facts,
  };
  return { ...all, authenticationCode: authenticationCode(all) };
}
