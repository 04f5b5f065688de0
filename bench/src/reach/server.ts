import { AsyncLocalStorage } from 'node:async_hooks';
import { assemble, brandOn, readAppConfig } from '../../../server/src/app.ts';
import { systemClock } from '../../../server/src/kernel/clock.ts';
import { createDb } from '../../../server/src/kernel/db/database.ts';
import { nodePostgresPool } from '../../../server/src/kernel/db/pools.ts';
import { routedPool } from '../../../server/src/kernel/row-security/routed-pool.ts';
import { registerRoutes } from '../../../server/src/kernel/http/register.ts';
import { createHttpServer } from '../../../server/src/kernel/http/server.ts';
import { createSecrets } from '../../../server/src/kernel/secrets.ts';

// The server under row-level security, or with everything that belongs to it left out: as the owner of the tables, with
// no scope kept and no customer asked for. Neither does jobs: their role is bound by no row.
const isBound = process.env['BENCH_SIDE'] === 'bound';
if (!isBound) {
  AsyncLocalStorage.prototype.run = <R>(_store: unknown, work: (...all: unknown[]) => R, ...values: unknown[]): R =>
    work(...values);
}

const config = readAppConfig(process.env);
const options = { url: config.databaseUrl ?? '', size: config.databasePool };
const db = createDb(isBound ? routedPool(options) : nodePostgresPool(options));
const { publicUrl } = config;
const brand = await brandOn(db, publicUrl);
const http = await createHttpServer(config, brand.nameAt);
const secrets = createSecrets(config.secret ?? '');
const platform = { db, clock: systemClock, secrets, log: http.log, brand, publicUrl };
const { routes, authenticate, nameBorrower } = assemble(platform, config);
registerRoutes(http, routes, isBound ? { authenticate, nameBorrower } : { authenticate });
process.stdout.write(`Balcão em ${await http.listen({ host: config.host, port: config.port })}\n`);
process.once('SIGTERM', () => {
  void http
    .close()
    .then(() => db.close())
    .then(() => process.exit(0));
});
