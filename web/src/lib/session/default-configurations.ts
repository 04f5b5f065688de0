import type { Configuration } from '@balcao/contract';

/** Same values as the schemas of the contract, without carrying their library; a test compares the two. */
export const defaultConfiguration: Configuration = {
  application: { version: 'v3', hasPhoneVerification: true, submitBiometry: false, hasSecondaryPhones: false },
  biometry: { isLivenessRequired: false, isLivenessEnabled: true },
  borrower: { highRecurrenceConfigs: { allowedBillDueDays: [] } },
  transactionalCredit: { isAllowed: false },
  smartphoneSale: {
    isAllowed: false,
    handbooks: { default: null, realme: null, infinix: null, tecno: null, itel: null, samsung: null, motorola: null },
  },
  invoices: { isAllowed: false },
  billing: { dueBusinessDays: 3 },
  transfers: { listedUntil: '2030-01-01' },
  budgets: { isAllowed: false },
  cashSession: { isRequired: false, approvalAbove: 0 },
  downPayment: { approvalAbove: 1000 },
  qrPurchase: { minutes: 10 },
  operator: { isStoreLogin: false },
  serviceCentre: { isAllowed: false, showIncentive: true },
  idleLock: { minutes: 10 },
  communication: { liveChat: { isAllowed: false, infobip: { widgetId: null } } },
  flags: {
    managerModule: true,
    operatorSetup: true,
    reportsPage: false,
    localCashierSelector: false,
    cashierLimitDisplay: false,
    applicationCoupon: false,
    transactionalCreditEvaluation: true,
    transactionalCreditOnServiceCentre: false,
    budgetCampaign: false,
    budgetCampaignEndsOn: '2024-04-30',
  },
  safeLists: { nativeCamera: false, ccbExport: true, newPurchaseOptions: true, reevaluation: true },
  support: { customerWhatsapp: null, customerPhone: null, retailerWhatsapp: null, analystWhatsapp: null },
};
