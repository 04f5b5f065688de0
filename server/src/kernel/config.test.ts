import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigError, readConfig } from './config.ts';
import { configPart, nodeEnvironment } from './config-part.ts';

const SECRET = 'x'.repeat(32);
const DATABASE_URL = 'postgresql://balcao@db/balcao';

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
}

test('without variables it is a demonstration on the embedded database, for this machine alone', () => {
  expect(readConfig({})).toEqual({
    mode: 'development',
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    databasePool: 8,
    dataDir: './data',
    secret: undefined,
    logLevel: 'info',
    metricsToken: undefined,
    rateLimitPerMinute: 1_200,
    seedDemonstration: true,
    trustProxy: false,
  });
});

test('every variable reaches its place', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: '8080',
    DATABASE_URL,
    DATABASE_POOL: '20',
    DATA_DIR: '/var/lib/balcao',
    BALCAO_SECRET: SECRET,
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'metrics token',
    RATE_LIMIT_PER_MINUTE: '0',
    TRUST_PROXY: '10.0.0.0/8, fd00::1',
  });
  expect(config).toEqual({
    mode: 'production',
    host: '0.0.0.0',
    port: 8080,
    databaseUrl: DATABASE_URL,
    databasePool: 20,
    dataDir: '/var/lib/balcao',
    secret: SECRET,
    logLevel: 'warn',
    metricsToken: 'metrics token',
    rateLimitPerMinute: 0,
    seedDemonstration: false,
    trustProxy: ['10.0.0.0/8', 'fd00::1'],
  });
});

describe('a wrong value is named', () => {
  test.each([
    ['NODE_ENV', 'prod'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', 'three thousand'],
    ['DATABASE_URL', 'mysql://balcao@db/balcao'],
    ['DATABASE_URL', 'db/balcao'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', '2.5'],
    ['BALCAO_SECRET', 'too short'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_PER_MINUTE', '-5'],
    ['SEED_DEMONSTRATION', 'yes'],
    // Planted bug: a balancer that passes on what its caller wrote, believed from the left, lets everybody choose an address.
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '-1'],
  ])('%s=%s', (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^Wrong configuration:\\n  ${name}: .+$`));
  });

  test('all of them at once, never with their values', () => {
    const message = complaint({ PORT: 'x', LOG_LEVEL: 'loud', BALCAO_SECRET: 'hunter2' });
    expect(message.match(/^ {2}\w+(?=:)/gm)?.map((line) => line.trim())).toEqual([
      'PORT',
      'BALCAO_SECRET',
      'LOG_LEVEL',
    ]);
    expect(message).not.toContain('hunter2');
  });
});

describe('what one value demands of another', () => {
  test('a PostgreSQL server needs the secret of personal data', () => {
    expect(complaint({ DATABASE_URL })).toContain('BALCAO_SECRET: needed with DATABASE_URL');
    expect(readConfig({ DATABASE_URL, BALCAO_SECRET: SECRET }).secret).toBe(SECRET);
  });
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('the demonstration is seeded into the embedded database unless somebody says otherwise', () => {
  expect(readConfig({ SEED_DEMONSTRATION: 'false' }).seedDemonstration).toBe(false);
  const onServer = { DATABASE_URL, BALCAO_SECRET: SECRET };
  expect(readConfig(onServer).seedDemonstration).toBe(false);
  expect(readConfig({ ...onServer, SEED_DEMONSTRATION: 'true' }).seedDemonstration).toBe(true);
});

describe('parts', () => {
  const kettle = configPart({
    variables: z.object({ NODE_ENV: nodeEnvironment, KETTLE: z.enum(['on', 'off']).optional() }),
    lacks: ({ NODE_ENV, KETTLE }) => (NODE_ENV === 'production' && !KETTLE ? ['KETTLE: needed in production'] : []),
    read: ({ KETTLE }) => KETTLE === 'on',
  });
  const read = (env: Record<string, string>) => () => readConfig(env, { kettle });

  test('each is read under its name, an empty variable as one that is not set', () => {
    expect(read({ KETTLE: 'on', PORT: '1' })()).toEqual({ ...readConfig({ PORT: '1' }), kettle: true });
    expect(read({ KETTLE: '' })().kettle).toBe(false);
  });

  test('what is wrong is named with what is wrong elsewhere, a variable of several parts once', () => {
    expect(read({ KETTLE: 'hot', PORT: 'x' })).toThrow(/^Wrong configuration:\n {2}PORT: .+\n {2}KETTLE: .+$/);
    expect(read({ NODE_ENV: 'prod' })).toThrow(/^Wrong configuration:\n {2}NODE_ENV: .+$/);
  });

  test('what it demands is told with what the kernel demands, once nothing is wrong', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL };
    expect(read(env)).toThrow(/^Wrong configuration:\n {2}BALCAO_SECRET: .+\n {2}KETTLE: needed in production$/);
    expect(read({ ...env, PORT: 'x' })).toThrow(/^Wrong configuration:\n {2}PORT: .+$/);
  });
});
