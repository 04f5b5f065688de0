import type { Db } from './kernel/db/database.ts';
import type { AccountingPorts } from './modules/accounting/index.ts';
import type { ApplicationsPorts } from './modules/applications/index.ts';
import { receiveBillingPix, receiveNotice, showInboxBoleto, showInboxPix } from './modules/billings/index.ts';
import { isFaceOfOther, photosOf } from './modules/biometry/index.ts';
import { type BorrowersPorts, hasImages, isGranted } from './modules/borrowers/index.ts';
import { chatChannelFact } from './modules/budgets/index.ts';
import { cancellationsOf, isReturnedFact } from './modules/cancellation/index.ts';
import {
  type ContractsPorts,
  cetSheetOf,
  couponDiscountFact,
  examplePlans,
  isOffered,
  isServedElsewhereFact,
  ofContract,
  ofProposal,
  signatureOf,
} from './modules/contracts/index.ts';
import { type CreditPorts, registrationCoupon, saleStart } from './modules/credit/index.ts';
import type { DocumentsPorts, InstrumentPorts, PaperNamingPorts } from './modules/documents/index.ts';
import { colleagues } from './modules/identity/index.ts';
import type { InvoicesPorts } from './modules/invoices/index.ts';
import {
  hasInstallmentsFact,
  hasOverdueFact,
  isPaidOffFact,
  lateDaysFact,
  openInstallments,
  paymentsOf,
  type PaymentsPorts,
  payoffOf,
} from './modules/payments/index.ts';
import type { ChargesPorts } from './modules/pix/index.ts';
import type { NotificationsPorts } from './modules/notifications/index.ts';
import type { PoliciesPorts } from './modules/policies/index.ts';
import { agreementPaymentsOf, agreementsOfPayments, hasOpenAgreementFact } from './modules/renegotiation/index.ts';
import { statementFacts, statementsFragment, statementsLock } from './modules/reconciliation/index.ts';
import { retailerHoldFact, wordsFact } from './modules/retailers/index.ts';
import {
  bindDeviceFragment,
  deviceFact,
  deviceOfferFact,
  lockAgainJob,
  releaseDeviceJob,
} from './modules/smartphone-sale/index.ts';

// Ports of earlier modules that later ones fulfil: bound once, for the server, the commands, the seeds and the tests.

export const notificationsPorts: NotificationsPorts = { wordsFact, houseFact: retailerHoldFact };

export const documentsPorts: DocumentsPorts & InstrumentPorts & PaperNamingPorts = {
  paymentsOf: async (db: Db, ids: readonly string[]) =>
    new Map([...(await paymentsOf(db, ids)), ...(await agreementPaymentsOf(db, ids))]),
  payoffOf,
  cancellationsOf,
  isOffered,
  signatureOf,
  cetSheetOf,
  ofContract,
  ofProposal,
  isGranted,
};

export const borrowersPorts: BorrowersPorts = {
  registrationCoupon,
  colleagues,
  saleStart: (db, ask, moment) => saleStart(db, creditPorts, ask, moment),
};

export const applicationsPorts: ApplicationsPorts = {
  isFaceOfOther,
  async biometryOf(db, borrowerId, now) {
    const { status, hasDocument } = await photosOf(db, borrowerId, now);
    const known = await hasImages(db, borrowerId);
    if (!hasDocument && !known.hasDocumentPhoto) return null;
    return status ?? (known.hasPortrait ? 'COMPLETED' : null);
  },
};

export const policiesPorts: PoliciesPorts = { examplePlans };

export const creditPorts: CreditPorts = {
  couponDiscountFact,
  hasOverdueFact,
  hasOpenAgreementFact,
  isPaidOffFact,
  isServedElsewhereFact,
};

export const contractsPorts: ContractsPorts = {
  ...creditPorts,
  hasInstallmentsFact,
  openInstallments,
  devices: { deviceOfferFact, deviceFact, bindDeviceFragment },
  chatChannelFact,
  lateDaysFact,
};

export const paymentsPorts: PaymentsPorts = {
  paidOff: (contract) => (contract.productId ? releaseDeviceJob(contract) : []),
  owedAgain: (contract) => (contract.productId ? lockAgainJob(contract) : []),
  agreements: agreementsOfPayments,
  isReturnedFact,
};

export const chargesPorts: ChargesPorts = { otherCharges: { receive: receiveBillingPix, show: showInboxPix } };

export const invoicesPorts: InvoicesPorts = { others: { receive: receiveNotice, show: showInboxBoleto } };

export const accountingPorts: AccountingPorts = { statementFacts, statementsFragment, statementsLock };
