import { accountingRoutes } from './accounting/routes.ts';
import { applicationDeskRoutes } from './applications/desk-routes.ts';
import { onlineApplicationRoutes } from './applications/online-routes.ts';
import { ownApplicationRoutes } from './applications/own-routes.ts';
import { applicationsRoutes } from './applications/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { biometryRoutes } from './biometry/routes.ts';
import { billingsRoutes } from './billings/routes.ts';
import { registrationRoutes } from './borrowers/registration-routes.ts';
import { borrowersRoutes } from './borrowers/routes.ts';
import { budgetsRoutes } from './budgets/routes.ts';
import { cancellationRoutes } from './cancellation/routes.ts';
import { careRoutes } from './care/routes.ts';
import { cashRoutes } from './cash/routes.ts';
import { purchaseCallRoutes } from './contracts/call-routes.ts';
import { purchaseFaceRoutes } from './contracts/face-routes.ts';
import { inProgressRoutes } from './contracts/in-progress-routes.ts';
import { contractsRoutes } from './contracts/routes.ts';
import { campaignRoutes } from './credit/campaign-routes.ts';
import { extraCreditRoutes } from './credit/extra-credit-routes.ts';
import { payoutRoutes } from './credit/payout-routes.ts';
import { creditRoutes } from './credit/routes.ts';
import { instrumentRoutes } from './documents/instrument-routes.ts';
import { documentsRoutes } from './documents/routes.ts';
import { dataUpdatesRoutes } from './data-updates/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { decisionsRoutes } from './decisions/routes.ts';
import { eventsRoutes } from './events/routes.ts';
import { accountRoutes } from './identity/account-routes.ts';
import { approvalRoutes } from './identity/approval-routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { staffRoutes } from './identity/staff-routes.ts';
import { invoicesRoutes } from './invoices/routes.ts';
import { holidayRoutes } from './network/holiday-routes.ts';
import { networkRoutes } from './network/routes.ts';
import { notificationsRoutes } from './notifications/routes.ts';
import { contractPaymentRoutes } from './payments/contract-payment-routes.ts';
import { pixRoutes } from './pix/routes.ts';
import { unmatchedPixRoutes } from './pix/unmatched-routes.ts';
import { policiesRoutes } from './policies/routes.ts';
import { portalRoutes } from './portal/routes.ts';
import { qrPageRoutes } from './qr-purchases/page-routes.ts';
import { qrPurchasesRoutes } from './qr-purchases/routes.ts';
import { storeCodeRoutes } from './qr-purchases/store-routes.ts';
import { receiptLinksRoutes } from './receipt-links/routes.ts';
import { reconciliationRoutes } from './reconciliation/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { renegotiationRoutes } from './renegotiation/routes.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { statementRoutes } from './payments/statement-routes.ts';
import { reportsRoutes } from './reports/routes.ts';
import { layerRoutes } from './retailers/layer-routes.ts';
import { retailersRoutes } from './retailers/routes.ts';
import { serviceCentreRoutes } from './service-centre/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { deviceCatalogueRoutes } from './smartphone-sale/catalogue-routes.ts';
import { deviceRoutes } from './smartphone-sale/device-routes.ts';
import { smartphoneSaleRoutes } from './smartphone-sale/routes.ts';
import { transfersRoutes } from './transfers/routes.ts';
import type { HandlerCall, WireCall } from './route.ts';

/** Every route of the API by 'METHOD /path'. */
export const routes = {
  ...identityRoutes,
  ...accountRoutes,
  ...approvalRoutes,
  ...staffRoutes,
  ...retailersRoutes,
  ...layerRoutes,
  ...borrowersRoutes,
  ...registrationRoutes,
  ...dataUpdatesRoutes,
  ...biometryRoutes,
  ...receiptLinksRoutes,
  ...cashRoutes,
  ...policiesRoutes,
  ...decisionsRoutes,
  ...creditRoutes,
  ...campaignRoutes,
  ...extraCreditRoutes,
  ...payoutRoutes,
  ...applicationsRoutes,
  ...applicationDeskRoutes,
  ...onlineApplicationRoutes,
  ...ownApplicationRoutes,
  ...contractsRoutes,
  ...purchaseCallRoutes,
  ...purchaseFaceRoutes,
  ...inProgressRoutes,
  ...qrPurchasesRoutes,
  ...qrPageRoutes,
  ...storeCodeRoutes,
  ...cancellationRoutes,
  ...paymentsRoutes,
  ...contractPaymentRoutes,
  ...statementRoutes,
  ...pixRoutes,
  ...unmatchedPixRoutes,
  ...invoicesRoutes,
  ...billingsRoutes,
  ...renegotiationRoutes,
  ...budgetsRoutes,
  ...smartphoneSaleRoutes,
  ...deviceRoutes,
  ...deviceCatalogueRoutes,
  ...transfersRoutes,
  ...accountingRoutes,
  ...reconciliationRoutes,
  ...careRoutes,
  ...reportsRoutes,
  ...deskRoutes,
  ...serviceCentreRoutes,
  ...auditRoutes,
  ...documentsRoutes,
  ...instrumentRoutes,
  ...notificationsRoutes,
  ...referenceRoutes,
  ...networkRoutes,
  ...holidayRoutes,
  ...eventsRoutes,
  ...supportRoutes,
  ...portalRoutes,
} as const;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
/** The JSON a client sends to and gets from a route (money in reais). */
export type Wire<K extends RouteName> = WireCall<Routes[K]>;
/** The decoded values a handler gets and returns (money in cents). */
export type Handled<K extends RouteName> = HandlerCall<Routes[K]>;

export { auditActions, type AuditAction } from './audit-actions.ts';
export { encoderOf } from './encode.ts';
export { type DetailsOf, detailsSchema, encodeDetails, type WireDetailsOf } from './error-details.ts';
export * from './errors.ts';
export * from './kernel/index.ts';
export { namedSchemas } from './named-schemas.ts';
export type { PagePosition } from './page.ts';
export type { Access, Answer, HttpMethod, Owner, RouteKey, RouteShape } from './route.ts';
export { cashierRoles, roles, type Role, secondFactorRoles } from './identity/enums.ts';
export { isSimplePin, passwordFaults, pinLength } from './identity/own-secrets.ts';
export { type ApprovalAct, approvers } from './identity/approval-schemas.ts';
export { defaultPassword, rolesWithoutStore, staffNameFault, tidyName } from './identity/staff-rules.ts';
export { MOST_SHEET_ROWS } from './identity/staff-schemas.ts';
export { biometryErrors } from './biometry/errors.ts';
export * from './biometry/limits.ts';
export {
  type BiometryCode,
  type BiometryDoubt,
  biometryDoubts,
  type DocumentDoubt,
  type LivenessStatus,
} from './biometry/schemas.ts';
export * from './applications/enums.ts';
export { type DeskCause, deskCauses } from './applications/desk-schemas.ts';
export type { OnlineStep } from './applications/online-schemas.ts';
export * from './borrowers/registration-rules.ts';
export { type PhoneCodeChannel, phoneCodeChannels } from './borrowers/registration-schemas.ts';
export { borrowerStatuses, customerTypes, phoneStatuses, type BorrowerStatus } from './borrowers/schemas.ts';
export { type BudgetAction, budgetActions } from './budgets/schemas.ts';
export * from './care/schemas.ts';
export type { CashHandMove, CashMoveKind } from './cash/schemas.ts';
export * from './data-updates/schemas.ts';
export { type DeskKind, deskKinds, type WaitingCause, waitingCauses } from './desk/schemas.ts';
export { checkSheet, sheetFaults } from './decisions/check-sheet.ts';
export * from './decisions/facts.ts';
export * from './decisions/reasons.ts';
export { MOST_PAST_APPLICANTS, MOST_SIMULATED } from './decisions/schemas.ts';
export * from './decisions/sheet.ts';
export { type ReceiptLinkChannel } from './receipt-links/schemas.ts';
export { type QrPurchaseStatus, qrPurchaseStatuses } from './qr-purchases/schemas.ts';
export { simulatedPlan } from './contracts/simulation-schemas.ts';
export { BLOCKED_BY_HAND, type IncentiveCategory, limitBlocks, type LimitBlock } from './credit/schemas.ts';
export * from './cancellation/schemas.ts';
export * from './contracts/call-schemas.ts';
export * from './contracts/schemas.ts';
export * from './payments/schemas.ts';
export {
  type BoletoFault,
  boletoFaults,
  type BoletoOutcome,
  type BoletoStatus,
  type BoletoWhy,
} from './invoices/schemas.ts';
export type { BillingInvoiceStatus, BillingReceiptOutcome, BillingStatus } from './billings/schemas.ts';
export { pixOutcomes, type PixChargeStatus, type PixOutcome } from './pix/schemas.ts';
export { type UnmatchedOutcome, unmatchedOutcomes } from './pix/unmatched-schemas.ts';
export * from './policies/credit-documents.ts';
export * from './policies/documents.ts';
export * from './policies/kinds.ts';
export { policyEntry } from './policies/schemas.ts';
export { type CustomerPaper, customerPapers } from './portal/schemas.ts';
export { policyTitles } from './policies/titles.ts';
export { shown } from './policies/fields.ts';
export { type GoalKind, goalKinds } from './reports/goal-schemas.ts';
export { type SoldProduct, type Standing, standings } from './reports/schemas.ts';
export { documentOnWire } from './policies/wire.ts';
export { holidayScopes, networkChangeKinds, networkSteps, networkZones } from './network/schemas.ts';
export {
  EVENT_NAME_LENGTH,
  type EventName,
  eventNames,
  OTHER_EVENT,
  saleSteps,
  simulatorEvents,
  simulatorPrefixes,
  type SimulatorPrefix,
} from './events/names.ts';
export { faceGates } from './faces/gates.ts';
export {
  type FaceChallenge,
  faceChallenge,
  type FaceOutcome,
  faceOutcomes,
  type FacePose,
  facePoses,
  type FaceReason,
  faceReasons,
  retakeReasons,
} from './faces/schemas.ts';
export {
  type CentrePage,
  type CentreRestriction,
  type PerformancePeriod,
  performancePeriods,
} from './service-centre/schemas.ts';
export { type SupportStatus, supportStatuses } from './support/schemas.ts';
export * from './transfers/enums.ts';
export * from './accounting/enums.ts';
export * from './reconciliation/enums.ts';
export { messageChannels, type MessageChannel } from './notifications/schemas.ts';
export { isTemplateName, namedVariables, templateExample, templateFault } from './notifications/template-rules.ts';
export { messageTemplates, type TemplateName, type TemplateValues } from './notifications/templates.ts';
export { type LayerScope, layerScopes } from './retailers/layer-schemas.ts';
export {
  configuration,
  type ConfigurationDocument,
  configurationDocument,
  publicConfiguration,
  storeSettings,
  type Configuration,
  type PublicConfiguration,
} from './retailers/schemas.ts';
