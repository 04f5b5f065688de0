import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigError, readConfig } from './config.ts';
import { configPart, nodeEnvironment } from './config-part.ts';

const SECRET = 'fVd9-2mQx7_KpLw4Zt8RbN3hYs6JcG1u';
const OTHER = 'Qy5Tn0-sWc8HgE2vJ_r4MkXa7PzUd1Lb';
const TOKEN = 'ue7Rk2-Zp9Vt4_Xm1Lq8';
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
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    databasePool: 8,
    dataDir: './data',
    secret: undefined,
    otherSecret: undefined,
    logLevel: 'info',
    metricsToken: undefined,
    rateLimitPerMinute: 1_200,
    seedDemonstration: true,
    socketsPerAddress: 256,
    stopSeconds: 10,
    trustProxy: false,
  });
});

test('every variable reaches its place', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://balcao.example/',
    PORT: '8080',
    DATABASE_URL,
    DATABASE_POOL: '20',
    DATA_DIR: '/var/lib/balcao',
    BALCAO_SECRET: SECRET,
    BALCAO_OTHER_SECRET: OTHER,
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: TOKEN,
    SOCKETS_PER_ADDRESS: '40',
    STOP_SECONDS: '25',
    RATE_LIMIT_PER_MINUTE: '0',
    TRUST_PROXY: '10.0.0.0/8, fd00::1',
  });
  expect(config).toEqual({
    mode: 'production',
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://balcao.example',
    databaseUrl: DATABASE_URL,
    databasePool: 20,
    dataDir: '/var/lib/balcao',
    secret: SECRET,
    otherSecret: OTHER,
    logLevel: 'warn',
    metricsToken: TOKEN,
    rateLimitPerMinute: 0,
    seedDemonstration: false,
    socketsPerAddress: 40,
    stopSeconds: 25,
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
    ['BALCAO_SECRET', 'x'.repeat(64)],
    ['BALCAO_SECRET', 'password'.repeat(8)],
    ['BALCAO_OTHER_SECRET', '0123456789'.repeat(4)],
    ['METRICS_TOKEN', 'scraper'],
    ['EMBEDDED', 'yes'],
    ['SOCKETS_PER_ADDRESS', '-1'],
    ['STOP_SECONDS', '0'],
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

  test('production needs its PostgreSQL, or the word that the embedded database will do', () => {
    const production = { NODE_ENV: 'production' };
    expect(complaint(production)).toContain('DATABASE_URL: needed in production');
    expect(complaint({ ...production, EMBEDDED: 'false' })).toContain('DATABASE_URL: needed in production');
    expect(readConfig({ ...production, EMBEDDED: 'true' })).toMatchObject({ databaseUrl: undefined });
    expect(complaint({ DATABASE_URL, BALCAO_SECRET: SECRET, EMBEDDED: 'true' })).toContain('EMBEDDED: not together');
  });

  test('production has no demonstration, on whichever database', () => {
    const embedded = { NODE_ENV: 'production', EMBEDDED: 'true' };
    expect(readConfig(embedded).seedDemonstration).toBe(false);
    for (const place of [embedded, { NODE_ENV: 'production', DATABASE_URL, BALCAO_SECRET: SECRET }])
      expect(complaint({ ...place, SEED_DEMONSTRATION: 'true' })).toContain('SEED_DEMONSTRATION: not in production');
  });

  test('the other secret is another one', () => {
    expect(complaint({ BALCAO_SECRET: SECRET, BALCAO_OTHER_SECRET: SECRET })).toContain(
      'BALCAO_OTHER_SECRET: the same',
    );
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
