/**
 * Only this file makes keys: what two screens ask for is kept once, and what an act changed is found again. A key written
 * elsewhere does not compile.
 */
export interface MadeKey extends ReadonlyArray<unknown> {
  readonly isMadeHere: true;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: MadeKey;
  }
}

const key = (...parts: unknown[]) => parts as unknown as MadeKey;

export const queryKeys = {
  /** Everything that is known of cash sessions but their lists. */
  everyCash: () => key('cash'),
  cashSession: (id: string) => key('cash', 'session', id),
  cash: (storeId: string | null) => key('cash', storeId),
  billingsOf: (retailerId: string) => key('billings', retailerId),
  billings: (retailerId: string, stores: readonly string[]) => key('billings', retailerId, stores),
  unbilled: (retailerId: string, stores: readonly string[]) => key('unbilled', retailerId, stores),
  billingPix: (id: string, state: string) => key('billing-pix', id, state),
  billingReceipts: () => key('billing-receipts'),
  boletosWaiting: () => key('boletos', 'waiting'),
  boletosDecided: () => key('boletos', 'decided'),
  biometry: (borrowerId: string, what: 'face' | 'document' | 'status') =>
    key('borrowers', borrowerId, 'biometry', what),
  borrowerPhoto: (borrowerId: string, kind: string) => key('borrowers', borrowerId, 'photo', kind),
  contract: (id: string) => key('contracts', id),
  customerAtTill: (who: object | null) => key('borrowers', 'at-till', who),
  devicesOnSale: (storeId: string) => key('devices', 'on-sale', storeId),
  devicesWaiting: () => key('devices', 'waiting'),
  deviceCatalogue: () => key('devices', 'catalogue'),
  deviceEvaluation: (document: string, storeId: string) => key('devices', 'evaluation', document, storeId),
  installmentsOf: (borrowerId: string | undefined) => key('borrowers', borrowerId, 'installments'),
  eligibleDebts: (borrowerId: string | undefined) => key('borrowers', borrowerId, 'eligible-debts'),
  agreement: (id: string) => key('agreements', id),
  paymentsOf: (contractId: string | undefined) => key('contracts', contractId, 'payments'),
  statementOf: (borrowerId: string | undefined, period: object | null) =>
    key('borrowers', borrowerId, 'statement', period),
  payoffOf: (contractId: string) => key('contracts', contractId, 'payoff'),
  returnOptionsOf: (contractId: string) => key('contracts', contractId, 'returns'),
  pixCharge: (id: string) => key('pix', 'charges', id),
  qrPurchase: (id: string) => key('qr-purchases', id),
  qrSale: (id: string) => key('qr-purchases', id, 'sale'),
  salesInProgress: (storeId: string) => key('contracts', 'in-progress', storeId),
  shift: (storeId: string) => key('cash', 'shift', storeId),
  simulation: (asked: object) => key('contracts', 'simulation', asked),
  storeCode: (storeId: string | null) => key('stores', storeId, 'code'),
  storeRequests: (storeId: string | null) => key('stores', storeId, 'requests'),
  storeSettings: (storeId: string | undefined) => key('stores', storeId, 'settings'),
  activeStores: () => key('stores', 'active'),
  usedUpLookups: () => key('lookups', 'used-up'),
  layer: (place: object) => key('configuration', place),
  layerVersions: (place: object, ...cursor: readonly string[]) => key('configuration', place, 'versions', ...cursor),
  messageTemplates: () => key('message-templates'),
  policyKinds: () => key('policies', 'kinds'),
  pixCreditsOf: (borrowerId: string) => key('borrowers', borrowerId, 'pix-credits'),
  policies: () => key('policies'),
  policiesOf: (kind: string) => key('policies', 'of', kind),
  policy: (id: string) => key('policies', id),
  creditPolicy: (id: string) => key('policies', 'credit', id),
  creditDecision: (id: string) => key('credit-decision', id),
  /** Everything that is known of the staff. */
  allStaff: () => key('staff'),
  staffing: () => key('staff', 'places'),
  staffImport: () => key('staff', 'import'),
  staff: (retailerId: string | undefined) => key('staff', 'of', retailerId),
  colleagueHistory: (id: string, retailerId: string | undefined) => key('staff', 'history', id, retailerId),
  everyCare: () => key('customer-care'),
  customerCare: (borrowerId: string | undefined) => key('customer-care', borrowerId),
  careRequests: () => key('customer-care', 'requests'),
  limitHistory: (borrowerId: string | undefined) => key('borrowers', borrowerId, 'limit'),
  deskFigures: () => key('desk', 'figures'),
  unmatchedPix: (id: string) => key('pix', 'unmatched', id),
  incentivePayouts: (month: string) => key('incentives', month),
  /** Everything that is known of transfers. */
  everyTransfer: () => key('transfers'),
  transfers: (asked: object) => key('transfers', 'of', asked),
  anticipation: (retailerId: string) => key('transfers', 'anticipation', retailerId),
  /** Everything that is known of the lender's books. */
  allBooks: () => key('books'),
  books: (part: string, asked: object) => key('books', part, asked),
  treasury: (state: string) => key('transfers', 'desk', state),
  bankStatements: (part: string, asked: object = {}) => key('transfers', 'bank', part, asked),
  ownPayouts: () => key('incentives', 'mine'),
  serviceCentre: (operatorId: string | undefined) => key('service-centre', operatorId),
  ownPerformance: (operatorId: string | undefined) => key('service-centre', operatorId, 'performance'),
  phoneCode: (phoneId: string, sending: number) => key('phone-code', phoneId, sending),
  phoneToProve: (borrowerId: string) => key('borrowers', borrowerId, 'phone-to-prove'),
  reevaluation: (borrowerId: string) => key('borrowers', borrowerId, 'reevaluation'),
  mayReevaluate: (borrowerId: string) => key('borrowers', borrowerId, 'may-reevaluate'),
  operatorRanking: (asked: object) => key('service-centre', 'ranking', asked),
  conversionOf: (asked: object) => key('service-centre', 'conversion', asked),
  couponCampaigns: () => key('coupons', 'campaigns'),
  couponsOf: (borrowerId: string | undefined) => key('borrowers', borrowerId, 'coupons'),
  soldToday: (storeId: string, on: string) => key('reports', 'today', storeId, on),
  salesReport: (asked: object | null) => key('reports', 'sales', asked),
  portfolio: (asked: object) => key('reports', 'portfolio', asked),
  salesGoals: (month: string) => key('reports', 'goals', month),
  salesPictures: (asked: object | null) => key('reports', 'pictures', asked),
  security: () => key('security'),
  retailers: () => key('network'),
  retailer: (id: string) => key('network', id),
  retailerHistory: (id: string) => key('network', id, 'history'),
  openWork: (id: string, storeId: string) => key('network', id, 'work', storeId),
  holidays: (year: number) => key('holidays', year),
  evaluationIn: (document: string, storeId: string, which: 'accepted' | 'standing') =>
    key('extra-credit', document, storeId, which),
  everyHoliday: () => key('holidays'),
  professions: () => key('professions'),
  addresses: (query: object | null) => key('addresses', 'of', query),
  limitAtTill: (borrowerId: string, storeId: string) => key('borrowers', borrowerId, 'limit-at-till', storeId),
  applicationCoupon: (borrowerId: string) => key('borrowers', borrowerId, 'application-coupon'),
  municipalities: (uf: string) => key('municipalities', uf),
  ownSupport: () => key('support', 'mine'),
  supportWaiting: () => key('support', 'waiting'),
  waitingPhones: () => key('phone-changes', 'waiting'),
  eventCounts: (days: number, retailerId: string | undefined) => key('events', days, retailerId),
  audit: (retailerId: string | undefined) => key('audit', retailerId),
  auditChain: (retailerId: string) => key('audit', retailerId, 'chain'),
  inbox: (to: string) => key('inbox', to),
  inboxBoleto: (nossoNumero: string) => key('inbox-boleto', nossoNumero),
  invoiceSettings: (storeId: string, sourceProduct: string | null) =>
    key('invoices', 'settings', storeId, sourceProduct),
  boletoPayments: () => key('invoices', 'waiting'),
  inboxPixCharge: (txid: string) => key('inbox-pix', txid),
  /** Every page of a list. */
  lists: (name: string) => key('lists', name),
  /** Pages of a list by what was asked. */
  list: (name: string, asked: object) => key('lists', name, asked),
};
