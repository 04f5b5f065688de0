import { z } from 'zod';
import { type PixConfig, pixFaults, pixOf, pixVariables } from './pix-config.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(8),
  DATA_DIR: z.string().min(1).default('./data'),
  BALCAO_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  MESSAGES_PROVIDER: z.enum(['embedded', 'http']).optional(),
  MESSAGES_URL: z.url().optional(),
  MESSAGES_TOKEN: z.string().optional(),
  DEVICE_LOCK_PROVIDER: z.enum(['embedded', 'http']).optional(),
  DEVICE_LOCK_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEVICE_LOCK_TOKEN: z.string().optional(),
  DEVICE_LOCK_HOSTS: z.string().default(''),
  ...pixVariables,
  METRICS_TOKEN: z.string().optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(1_200),
  SEED_DEMONSTRATION: flag.optional(),
  TRUST_PROXY: flag.default(false),
});

export interface Config {
  mode: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  dataDir: string;
  /** Undefined: a key made once and kept in `dataDir` (embedded database only). */
  secret: string | undefined;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  messages: { provider: 'embedded' } | { provider: 'http'; url: string; token: string | undefined };
  /** 'none': no device can be sold. */
  deviceLock: { provider: 'embedded' | 'none' } | { provider: 'http'; url: string; token: string | undefined };
  pix: PixConfig;
  metricsToken: string | undefined;
  /** Requests a minute from one session or address; 0 switches the limit off. */
  rateLimitPerMinute: number;
  seedDemonstration: boolean;
  trustProxy: boolean;
}

/** A wrong environment value: the message names each variable and what is wrong with it. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every wrong variable, so that the start stops with a message a person can act on.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(filled);
  if (!data) throw wrong(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const lacks = missing(data);
  if (lacks.length > 0) throw wrong(lacks);
  return toConfig(data);
}

function wrong(faults: readonly string[]): ConfigError {
  return new ConfigError(`Wrong configuration:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

/** What one value demands of another: the variable and what is wrong, for each that is missing. */
function missing(env: z.output<typeof environment>): string[] {
  const lacks: string[] = [];
  if (env.DATABASE_URL && !env.BALCAO_SECRET)
    lacks.push('BALCAO_SECRET: needed with DATABASE_URL (32 characters or more)');
  // The embedded inbox shows purchase codes to anybody, so production must ask for it by name.
  if (env.NODE_ENV === 'production' && !env.MESSAGES_PROVIDER)
    lacks.push('MESSAGES_PROVIDER: needed in production (http or embedded)');
  if (env.MESSAGES_PROVIDER === 'http' && !env.MESSAGES_URL)
    lacks.push('MESSAGES_URL: needed with MESSAGES_PROVIDER=http');
  return [...lacks, ...deviceLockFaults(env), ...pixFaults(env)];
}

/** The lock service learns IMEIs and holds devices: its host must be named a second time, on the list of those allowed. */
function deviceLockFaults(env: z.output<typeof environment>): string[] {
  if (env.DEVICE_LOCK_PROVIDER !== 'http') return [];
  if (!env.DEVICE_LOCK_URL) return ['DEVICE_LOCK_URL: needed with DEVICE_LOCK_PROVIDER=http'];
  const hosts = env.DEVICE_LOCK_HOSTS.split(',').map((host) => host.trim().toLowerCase());
  const { host } = new URL(env.DEVICE_LOCK_URL);
  return hosts.includes(host) ? [] : [`DEVICE_LOCK_HOSTS: does not list ${host}, the host of DEVICE_LOCK_URL`];
}

function deviceLockOf(env: z.output<typeof environment>): Config['deviceLock'] {
  if (env.DEVICE_LOCK_PROVIDER === 'http')
    return { provider: 'http', url: env.DEVICE_LOCK_URL ?? '', token: env.DEVICE_LOCK_TOKEN };
  // The embedded register locks nothing, so production must ask for it by name.
  return { provider: env.DEVICE_LOCK_PROVIDER ?? (env.NODE_ENV === 'production' ? 'none' : 'embedded') };
}

function toConfig(env: z.output<typeof environment>): Config {
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    secret: env.BALCAO_SECRET,
    logLevel: env.LOG_LEVEL,
    messages:
      env.MESSAGES_PROVIDER === 'http'
        ? { provider: 'http', url: env.MESSAGES_URL ?? '', token: env.MESSAGES_TOKEN }
        : { provider: 'embedded' },
    deviceLock: deviceLockOf(env),
    pix: pixOf(env),
    metricsToken: env.METRICS_TOKEN,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    seedDemonstration: env.SEED_DEMONSTRATION ?? !env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
  };
}
