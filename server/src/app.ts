import * as ports from './bindings.ts';
import { keepBrand } from './kernel/brand/keep-brand.ts';
import { readConfig } from './kernel/config.ts';
import type { Environment } from './kernel/config-part.ts';
import type { Db } from './kernel/db/database.ts';
import { inOrder } from './kernel/day-close/step-order.ts';
import type { JobHandler } from './kernel/jobs/worker.ts';
import type { Module } from './kernel/module.ts';
import type { Platform } from './kernel/platform.ts';
import { nameBorrower } from './kernel/row-security/name-borrower.ts';
import { asSystem } from './kernel/row-security/scope.ts';
import { accounting } from './modules/accounting/module.ts';
import { applications } from './modules/applications/module.ts';
import { audit } from './modules/audit/module.ts';
import { billings } from './modules/billings/module.ts';
import { biometry } from './modules/biometry/module.ts';
import { books } from './modules/books/module.ts';
import { borrowers } from './modules/borrowers/module.ts';
import { budgets } from './modules/budgets/module.ts';
import { cancellation } from './modules/cancellation/module.ts';
import { randomCode } from './kernel/secrets.ts';
import type { MakeCode } from './modules/contracts/index.ts';
import { care } from './modules/care/module.ts';
import { cash } from './modules/cash/module.ts';
import { contracts } from './modules/contracts/module.ts';
import { credit } from './modules/credit/module.ts';
import { dataUpdates } from './modules/data-updates/module.ts';
import { desk } from './modules/desk/module.ts';
import { decisions } from './modules/decisions/module.ts';
import { documents } from './modules/documents/module.ts';
import { authenticate } from './modules/identity/index.ts';
import { identity } from './modules/identity/module.ts';
import { invoices } from './modules/invoices/module.ts';
import { events } from './modules/events/module.ts';
import { documentText } from './modules/document-text/module.ts';
import { faces } from './modules/faces/module.ts';
import { network } from './modules/network/module.ts';
import { notifications } from './modules/notifications/module.ts';
import { payments } from './modules/payments/module.ts';
import { pix } from './modules/pix/module.ts';
import { policies } from './modules/policies/module.ts';
import { authenticateCustomer } from './modules/portal/index.ts';
import { portal } from './modules/portal/module.ts';
import { projection } from './modules/projection/module.ts';
import { qrPurchases } from './modules/qr-purchases/module.ts';
import { receiptLinks } from './modules/receipt-links/module.ts';
import { renegotiation } from './modules/renegotiation/module.ts';
import { reconciliation } from './modules/reconciliation/module.ts';
import { reference } from './modules/reference/module.ts';
import { reports } from './modules/reports/module.ts';
import { readBrands, readPublicConfiguration } from './modules/retailers/index.ts';
import { retailers } from './modules/retailers/module.ts';
import { serviceCentre } from './modules/service-centre/module.ts';
import { smartphoneSale } from './modules/smartphone-sale/module.ts';
import { addressLookup, addressLookupConfig } from './providers/address-lookup/index.ts';
import { support } from './modules/support/module.ts';
import { transfers } from './modules/transfers/module.ts';
import { boletoBank, boletoBankConfig } from './providers/boleto-bank/index.ts';
import { chatMessenger, chatMessengerConfig } from './providers/chat-messenger/index.ts';
import { creditBureau, creditBureauConfig } from './providers/credit-bureau/index.ts';
import { deviceLock, deviceLockConfig } from './providers/device-lock/index.ts';
import { documentSigner, documentSignerConfig } from './providers/document-signer/index.ts';
import { errorReports, errorReportsConfig } from './providers/error-reports/index.ts';
import { faceCheck, faceCheckConfig } from './providers/face-check/index.ts';
import { liveChat, liveChatConfig } from './providers/live-chat/index.ts';
import { messages, messagesConfig } from './providers/message-gateway/index.ts';
import { payoutBank, payoutBankConfig } from './providers/payout-bank/index.ts';
import { pixBank, pixBankConfig } from './providers/pix-bank/index.ts';
import { signOn, signOnConfig } from './providers/sign-on/index.ts';
import { transferBankConfig } from './providers/transfer-bank/config.ts';
import { pageTagsConfig } from './providers/page-tags/config.ts';
import { traceCollector, traceCollectorConfig } from './providers/trace-collector/index.ts';

const providerConfigs = {
  messages: messagesConfig,
  deviceLock: deviceLockConfig,
  pixBank: pixBankConfig,
  boletoBank: boletoBankConfig,
  chatMessenger: chatMessengerConfig,
  documentSigner: documentSignerConfig,
  signOn: signOnConfig,
  addressLookup: addressLookupConfig,
  creditBureau: creditBureauConfig,
  faceCheck: faceCheckConfig,
  liveChat: liveChatConfig,
  pageTags: pageTagsConfig,
  errorReports: errorReportsConfig,
  traceCollector: traceCollectorConfig,
  transferBank: transferBankConfig,
  payoutBank: payoutBankConfig,
};

/** The configuration of the server and all providers. @throws ConfigError naming every wrong variable. */
export const readAppConfig = (env: Environment) => readConfig(env, providerConfigs);
export type AppConfig = ReturnType<typeof readAppConfig>;

/** What reaches the outside, as the configuration says. Customers' telephones are open to all in a demonstration alone. */
export function connect(config: AppConfig, platform: Platform, makeCode: MakeCode) {
  const sent = messages(config.messages, platform.clock);
  const bank = pixBank(config.pixBank, platform);
  const boletos = boletoBank(config.boletoBank, platform);
  const payouts = payoutBank(config.payoutBank, platform);
  const chat = liveChat(config.liveChat);
  const messenger = chatMessenger(config.chatMessenger, platform);
  faceCheck(config.faceCheck, platform);
  return {
    messages: { ...sent, isInboxEmbedded: sent.isInboxEmbedded && config.seedDemonstration },
    deviceLock: deviceLock(config.deviceLock, platform.clock),
    pixBank: config.seedDemonstration ? bank : { ...bank, customerPays: null },
    paperSigner: documentSigner(config.documentSigner),
    boletoBank: config.seedDemonstration ? boletos : { ...boletos, customerPays: null },
    chatMessenger: config.seedDemonstration ? messenger : { ...messenger, customerWrites: null },
    signOn: signOn(config.signOn, config.seedDemonstration, platform.clock),
    addressLookup: addressLookup(config.addressLookup, platform.clock),
    creditBureau: creditBureau(config.creditBureau, platform),
    liveChat: chat,
    transferBank: config.transferBank,
    /** The embedded bank hands out statements of what the demonstration did. */
    givesStatements: config.seedDemonstration,
    payoutBank: config.seedDemonstration ? payouts : { ...payouts, bankSays: null },
    watching: { tagManager: config.pageTags.script, chat: chat.script, errors: config.errorReports.pageDsn ?? null },
    makeCode,
  };
}

/** Who is told of errors and of where time goes, and what pages may take from others; needed before anything is connected. */
export function watchers(config: AppConfig) {
  const { onFault, pageOrigins } = errorReports(config.errorReports);
  const { origins: tags } = config.pageTags;
  const { origins: chat } = config.liveChat;
  const foreign = {
    script: [...tags, ...chat],
    frame: chat,
    image: [...tags, ...chat],
    connect: [...tags, ...chat, ...pageOrigins],
  };
  return { onFault, foreign, traces: traceCollector(config.traceCollector) };
}

/** The provider's brand as the public configurations have it. */
export const brandOn = (db: Db, publicUrl: string) =>
  keepBrand(() => asSystem('brand', () => readBrands(db)), publicUrl);

/** Every module, those that others stand on first (`tools/module-map.ts`). */
export const modules: readonly Module<typeof ports, ReturnType<typeof connect>>[] = [
  retailers,
  notifications,
  documents,
  books,
  reference,
  faces,
  documentText,
  identity,
  borrowers,
  dataUpdates,
  biometry,
  receiptLinks,
  policies,
  cash,
  decisions,
  credit,
  applications,
  contracts,
  payments,
  qrPurchases,
  pix,
  renegotiation,
  smartphoneSale,
  budgets,
  cancellation,
  invoices,
  projection,
  billings,
  transfers,
  serviceCentre,
  accounting,
  care,
  reports,
  desk,
  network,
  events,
  support,
  audit,
  portal,
  reconciliation,
];

/** What the close of a day does, in this order. */
export const dayCloseSteps = inOrder(modules.map((module) => module.closeSteps?.(ports) ?? {}));

/** What is sealed with the secret, in the tables of all modules. */
export const sealedTables = modules.flatMap((module) => module.sealed ?? []);

/** Figures of all modules, for who watches the server. */
export const metrics = modules.flatMap((module) => module.metrics ?? []);

/** All modules on a platform; `makeCode` makes customers' codes, drawn at random by default. */
export function assemble(platform: Platform, config: AppConfig, makeCode: MakeCode = randomCode) {
  const providers = connect(config, platform, makeCode);
  const context = { platform, ...ports, ...providers };
  const jobs = modules.flatMap((module) => Object.entries(module.jobs?.(context) ?? {}));
  const namings = modules.flatMap((module) => Object.entries(module.namedBy?.(context) ?? {}));
  return {
    routes: modules.flatMap((module) => module.routes?.(context) ?? []),
    handlers: Object.fromEntries<JobHandler>(jobs),
    chores: modules.flatMap((module) => module.chores?.(context) ?? []),
    authenticate: authenticate(platform),
    authenticateCustomer: authenticateCustomer(platform),
    nameBorrower: nameBorrower(namings),
    signOn: providers.signOn,
    /** What a page of a hostname knows before anybody signs in. */
    brandOf: (hostname: string) =>
      asSystem('page-brand', () =>
        readPublicConfiguration(platform, hostname, {
          isInboxEmbedded: providers.messages.isInboxEmbedded,
          signOn: providers.signOn.settings,
          watching: providers.watching,
        }),
      ),
  };
}
