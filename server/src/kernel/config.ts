import { z } from 'zod';
import {
  type ConfigPart,
  configPart,
  type Environment,
  hardSecret,
  hardToken,
  nodeEnvironment,
} from './config-part.ts';
import { isNetwork } from './http/address.ts';
import { UserError } from './user-error.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** How many proxies stand before the server, or their addresses; what a caller says of itself is believed of nobody. */
const proxies = z.string().transform((text, context): Config['trustProxy'] => {
  if (text === 'false') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue('the number of proxies, or their addresses or networks, separated by commas');
  return z.NEVER;
});

const variables = z.object({
  NODE_ENV: nodeEnvironment,
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(8),
  DATA_DIR: z.string().min(1).default('./data'),
  EMBEDDED: flag.default(false),
  BALCAO_SECRET: hardSecret.optional(),
  BALCAO_OTHER_SECRET: hardSecret.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_TOKEN: hardToken.optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(1_200),
  SEED_DEMONSTRATION: flag.optional(),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(0).default(256),
  STOP_SECONDS: z.coerce.number().int().min(1).default(10),
  TRUST_PROXY: proxies.default(false),
});

/** What the kernel itself is told; a provider's configuration lies beside the provider. */
export interface Config {
  mode: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Where people reach the product, without a slash at its end: what links in messages begin with. */
  publicUrl: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** The owner of the tables, who migrates them. Undefined: the login of `databaseUrl` is that too. */
  databaseOwnerUrl: string | undefined;
  /** Connections for requests; half as many more serve sign-ins and jobs. */
  databasePool: number;
  dataDir: string;
  /** Undefined: a key made once and kept in `dataDir` (embedded database only). */
  secret: string | undefined;
  /** While the secret is changed: what was or will be sealed with this one is opened too. */
  otherSecret: string | undefined;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Undefined: there are no `/metrics`. */
  metricsToken: string | undefined;
  /** Requests a minute from one session or address; 0 switches the limit off. */
  rateLimitPerMinute: number;
  /** The demonstration: accounts whose passwords everybody knows, and `/inbox`. Never in production. */
  seedDemonstration: boolean;
  /** Open connections of one address; 0 switches the cap off, and so does a proxy, which all of them come from. */
  socketsPerAddress: number;
  /** How long a stop may take, whatever clients do. */
  stopSeconds: number;
  /** How many proxies, or which, are believed about whose request they pass on. */
  trustProxy: false | number | string[];
}

function lacks(env: z.output<typeof variables>): string[] {
  const isProduction = env.NODE_ENV === 'production';
  return [
    ...(isProduction && !env.DATABASE_URL && !env.EMBEDDED
      ? ['DATABASE_URL: needed in production (or EMBEDDED=true: one small shop on the embedded database)']
      : []),
    ...(env.DATABASE_URL && env.EMBEDDED ? ['EMBEDDED: not together with DATABASE_URL'] : []),
    ...(env.DATABASE_URL && !env.BALCAO_SECRET
      ? ['BALCAO_SECRET: needed with DATABASE_URL (32 characters or more)']
      : []),
    ...(env.BALCAO_OTHER_SECRET && env.BALCAO_OTHER_SECRET === env.BALCAO_SECRET
      ? ['BALCAO_OTHER_SECRET: the same as BALCAO_SECRET']
      : []),
    ...(isProduction && env.SEED_DEMONSTRATION
      ? ['SEED_DEMONSTRATION: not in production, everybody knows its passwords']
      : []),
  ];
}

const ofKernel: ConfigPart<Config> = configPart({
  variables,
  lacks,
  read: (env) => ({
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databasePool: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    secret: env.BALCAO_SECRET,
    otherSecret: env.BALCAO_OTHER_SECRET,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    seedDemonstration: env.SEED_DEMONSTRATION ?? !(env.DATABASE_URL || env.NODE_ENV === 'production'),
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    stopSeconds: env.STOP_SECONDS,
    trustProxy: env.TRUST_PROXY,
  }),
});

/** A wrong environment value: the message names each variable and what is wrong with it. */
export class ConfigError extends UserError {}

type Parts = Readonly<Record<string, ConfigPart<unknown>>>;
type ValuesOf<P extends Parts> = { [K in keyof P]: P[K] extends ConfigPart<infer T> ? T : never };

/**
 * Reads the kernel's configuration from environment variables, and that of each part under the part's name.
 * @throws ConfigError naming every wrong variable, so that the start stops with a message a person can act on.
 */
export function readConfig(env: Environment): Config;
export function readConfig<P extends Parts>(env: Environment, parts: P): Config & ValuesOf<P>;
export function readConfig(env: Environment, parts: Parts = {}): object {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const kernel = ofKernel(filled);
  const read = Object.entries(parts).map(([name, part]) => ({ name, reading: part(filled) }));
  const readings = [kernel, ...read.map(({ reading }) => reading)];
  stopOn(readings.flatMap((reading) => ('wrong' in reading ? reading.wrong : [])));
  stopOn(readings.flatMap((reading) => ('lacks' in reading ? reading.lacks : [])));
  const valueOf = (reading: object): unknown => ('value' in reading ? reading.value : undefined);
  return Object.assign(Object.fromEntries(read.map(({ name, reading }) => [name, valueOf(reading)])), valueOf(kernel));
}

/** Several parts may read one variable: it is named once. */
function stopOn(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new ConfigError(`Wrong configuration:\n${[...new Set(faults)].map((fault) => `  ${fault}`).join('\n')}`);
}
