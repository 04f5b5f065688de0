import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sealAudit } from './kernel/audit/chain.ts';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { dayCloseChore } from './kernel/day-close/close-day.ts';
import { openDatabase, type OpenDatabase } from './kernel/db/open-database.ts';
import { registerApiReference } from './kernel/http/api-reference.ts';
import { registerOperations } from './kernel/http/operations.ts';
import { registerRoutes } from './kernel/http/register.ts';
import type { Registration } from './kernel/http/serve.ts';
import { createHttpServer } from './kernel/http/server.ts';
import { registerWebApp } from './kernel/http/web-app.ts';
import { startWorker } from './kernel/jobs/worker.ts';
import type { Platform } from './kernel/platform.ts';
import { createSecrets } from './kernel/secrets.ts';
import { borrowersRoutes } from './modules/borrowers/index.ts';
import { contractsPorts, creditPorts, dayCloseSteps, figures, paymentsPorts, receiptPaymentsOf } from './bindings.ts';
import { cancellationRoutes, cancellationsOf } from './modules/cancellation/index.ts';
import {
  cetSheetOf,
  contractsRoutes,
  isOffered,
  type MakeCode,
  randomCode,
  signatureOf,
} from './modules/contracts/index.ts';
import { creditJobs, creditRoutes, registrationCoupon } from './modules/credit/index.ts';
import { documentsRoutes, instrumentRoutes } from './modules/documents/index.ts';
import { authenticate, identityRoutes } from './modules/identity/index.ts';
import { type MessageSender, notificationsRoutes, sendMessage } from './modules/notifications/index.ts';
import { paymentsRoutes, payoffOf } from './modules/payments/index.ts';
import { pixRoutes } from './modules/pix/index.ts';
import { renegotiationRoutes } from './modules/renegotiation/index.ts';
import { reportsRoutes } from './modules/reports/index.ts';
import { retailersRoutes } from './modules/retailers/index.ts';
import { deviceJobs, smartphoneSaleRoutes } from './modules/smartphone-sale/index.ts';
import { deviceLock } from './providers/device-lock/index.ts';
import { embeddedInbox } from './providers/embedded-inbox/index.ts';
import { messageGateway } from './providers/message-gateway/index.ts';
import { pixBank } from './providers/pix-bank/index.ts';

/** The provider's brand until a public configuration names another. */
export const DEFAULT_BRAND = 'UME';

export interface AppOptions {
  config: Config;
  clock: Clock;
  /** Tests bind their own codes; production draws them at random. */
  makeCode?: MakeCode;
}

export interface App {
  http: FastifyInstance;
  platform: Platform;
  database: OpenDatabase;
  /** Finishes running requests, then jobs in progress, then closes the database. */
  close(): Promise<void>;
}

/** Every route of the contract with its handler. */
export function allRoutes(platform: Platform, config: Config, makeCode: MakeCode): Registration[] {
  const isInboxEmbedded = config.messages.provider === 'embedded';
  return [
    ...retailersRoutes(platform, { isInboxEmbedded }),
    ...identityRoutes(platform),
    ...notificationsRoutes(platform, { isInboxEmbedded }),
    ...documentsRoutes(platform, { paymentsOf: receiptPaymentsOf, payoffOf, cancellationsOf, isOffered }),
    ...instrumentRoutes(platform, { cancellationsOf, isOffered, signatureOf, cetSheetOf }),
    ...borrowersRoutes(platform, { registrationCoupon: (ask) => registrationCoupon(platform, ask) }),
    ...creditRoutes(platform, creditPorts),
    ...contractsRoutes(platform, contractsPorts, makeCode),
    ...cancellationRoutes(platform),
    ...paymentsRoutes(platform, paymentsPorts),
    ...renegotiationRoutes(platform, paymentsPorts, makeCode),
    ...pixRoutes(platform, paymentsPorts, pixBank(config, platform)),
    ...reportsRoutes(platform),
    ...smartphoneSaleRoutes(platform, creditPorts, deviceLock(config, platform.clock)),
  ];
}

function messageSender(config: Config, clock: Clock): MessageSender {
  return config.messages.provider === 'embedded' ? embeddedInbox() : messageGateway({ ...config.messages, clock });
}

/** Opens the database and puts the whole server together, not listening yet. */
export async function createApp({ config, clock, makeCode = randomCode }: AppOptions): Promise<App> {
  const database = await openDatabase(config);
  const { db } = database;
  const http = await createHttpServer(config, DEFAULT_BRAND);
  const platform: Platform = {
    db,
    clock,
    secrets: createSecrets(database.secret),
    log: http.log,
    brand: DEFAULT_BRAND,
  };
  registerOperations(http, db, config, figures);
  await registerApiReference(http);
  registerRoutes(http, allRoutes(platform, config, makeCode), authenticate(platform));
  const webApp = fileURLToPath(new URL('../../web/dist/app/', import.meta.url));
  await registerWebApp(http, existsSync(webApp) ? webApp : null);
  const stopWorker = startWorker({
    db,
    clock,
    log: http.log,
    handlers: {
      'notifications.send': sendMessage(platform, messageSender(config, clock)),
      ...creditJobs(platform, creditPorts),
      ...deviceJobs(platform, deviceLock(config, clock), creditPorts),
    },
    chores: [() => sealAudit(db), dayCloseChore({ db, clock, steps: dayCloseSteps })],
  });
  const close = async () => {
    await http.close();
    await stopWorker();
    await database.close();
  };
  return { http, platform, database, close };
}
