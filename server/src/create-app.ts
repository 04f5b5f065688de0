import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type AppConfig, assemble, brandOn, dayCloseSteps, metrics, sealedTables, watchers } from './app.ts';
import { checkFigures } from './invariants/check-figures.ts';
import { startNightlyCheck } from './invariants/nightly-check.ts';
import { sealAudit } from './kernel/audit/chain.ts';
import { watchClock, watched } from './kernel/jobs/clock-watch.ts';
import type { Clock } from './kernel/clock.ts';
import { dayCloseChore } from './kernel/day-close/close-day.ts';
import { openDatabase, type OpenDatabase } from './kernel/db/open-database.ts';
import { registerApiReference } from './kernel/http/api-reference.ts';
import { registerOperations } from './kernel/http/operations.ts';
import { registerRoutes } from './kernel/http/register.ts';
import { createHttpServer } from './kernel/http/server.ts';
import { registerWebApp } from './kernel/http/web-app.ts';
import { startWorker } from './kernel/jobs/worker.ts';
import type { Platform } from './kernel/platform.ts';
import { openSecrets } from './kernel/sealing/open-secrets.ts';
import { demonstrationAccounts } from './seed/index.ts';

export interface App {
  http: FastifyInstance;
  platform: Platform;
  database: OpenDatabase;
  /** Finishes running requests, then jobs in progress, then closes the database. */
  close(): Promise<void>;
}

/** Opens the database and puts the whole server together, not listening yet. */
export async function createApp({ config, clock: businessClock }: { config: AppConfig; clock: Clock }): Promise<App> {
  const database = await openDatabase(config);
  const { db } = database;
  let pagesConnectTo = (): readonly string[] => [];
  const { onFault, foreign, traces } = watchers(config);
  const brand = await brandOn(db, config.publicUrl);
  const http = await createHttpServer(config, brand.nameAt, { connectTo: () => pagesConnectTo(), foreign, onFault });
  const { log } = http;
  const secrets = await openSecrets(db, { current: database.secret, other: config.otherSecret }, sealedTables);
  const watch = watchClock(db);
  await watch.check();
  const clock = watched(businessClock, watch);
  const platform: Platform = { db, clock, secrets: secrets, log, brand, publicUrl: config.publicUrl };
  const app = assemble(platform, config);
  registerOperations(http, { db, config, figures: [...metrics, ...checkFigures], watch });
  await registerApiReference(http);
  registerRoutes(http, app.routes, { ...app, tracer: traces.tracer });
  pagesConnectTo = app.signOn.origins;
  await app.signOn.openIssuer?.(http, demonstrationAccounts);
  const webApp = fileURLToPath(new URL('../../web/dist/app/', import.meta.url));
  await registerWebApp(http, existsSync(webApp) ? webApp : null, app.brandOf);
  const chores = [() => sealAudit(db), ...app.chores, dayCloseChore({ db, clock, steps: dayCloseSteps })];
  const stopWorker = startWorker({ db, clock, log, handlers: app.handlers, chores });
  const stopChecks = startNightlyCheck({ database, clock, log });
  const stopWatch = watch.start();
  const stopBrand = brand.start();
  const close = async () => {
    stopWatch();
    stopBrand();
    stopChecks();
    await http.close();
    await stopWorker();
    await traces.close();
    await database.close();
  };
  return { http, platform, database, close };
}
