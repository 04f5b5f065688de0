import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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
    databasePool: 8,
    dataDir: './data',
    secret: undefined,
    logLevel: 'info',
    messages: { provider: 'embedded' },
    deviceLock: { provider: 'embedded' },
    pix: expect.objectContaining({ provider: 'embedded' }),
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
    MESSAGES_PROVIDER: 'http',
    MESSAGES_URL: 'https://gateway.example/send',
    MESSAGES_TOKEN: 'vendor token',
    DEVICE_LOCK_PROVIDER: 'http',
    DEVICE_LOCK_URL: 'https://locks.example/v1',
    DEVICE_LOCK_TOKEN: 'lock token',
    DEVICE_LOCK_HOSTS: 'other.example, locks.example',
    METRICS_TOKEN: 'metrics token',
    RATE_LIMIT_PER_MINUTE: '0',
    TRUST_PROXY: 'true',
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
    messages: { provider: 'http', url: 'https://gateway.example/send', token: 'vendor token' },
    deviceLock: { provider: 'http', url: 'https://locks.example/v1', token: 'lock token' },
    pix: expect.objectContaining({ provider: 'none' }),
    metricsToken: 'metrics token',
    rateLimitPerMinute: 0,
    seedDemonstration: false,
    trustProxy: true,
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
    ['MESSAGES_PROVIDER', 'pigeon'],
    ['MESSAGES_URL', 'gateway'],
    ['DEVICE_LOCK_PROVIDER', 'chain'],
    ['DEVICE_LOCK_URL', 'ftp://locks.example'],
    ['RATE_LIMIT_PER_MINUTE', '-5'],
    ['SEED_DEMONSTRATION', 'yes'],
    ['TRUST_PROXY', '1'],
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

  test('production asks for its message provider by name', () => {
    expect(complaint({ NODE_ENV: 'production' })).toContain('MESSAGES_PROVIDER: needed in production');
    const demonstration = readConfig({ NODE_ENV: 'production', MESSAGES_PROVIDER: 'embedded' });
    expect(demonstration.messages).toEqual({ provider: 'embedded' });
  });

  test('the message gateway needs its address', () => {
    expect(complaint({ MESSAGES_PROVIDER: 'http' })).toContain('MESSAGES_URL: needed with MESSAGES_PROVIDER=http');
  });

  test('the lock service needs its address, on a host that is listed', () => {
    const http = { DEVICE_LOCK_PROVIDER: 'http' };
    expect(complaint(http)).toContain('DEVICE_LOCK_URL: needed with DEVICE_LOCK_PROVIDER=http');
    const url = { ...http, DEVICE_LOCK_URL: 'https://locks.example.evil.example/v1' };
    expect(complaint({ ...url, DEVICE_LOCK_HOSTS: 'locks.example' })).toContain('DEVICE_LOCK_HOSTS: does not list');
    expect(complaint(url)).toContain('DEVICE_LOCK_HOSTS: does not list');
  });

  test('production sells no device until a lock service is named', () => {
    const production = { NODE_ENV: 'production', MESSAGES_PROVIDER: 'embedded' };
    expect(readConfig(production).deviceLock).toEqual({ provider: 'none' });
    expect(readConfig({ ...production, DEVICE_LOCK_PROVIDER: 'embedded' }).deviceLock).toEqual({
      provider: 'embedded',
    });
  });

  test('needs that are missing together are named together', () => {
    const message = complaint({ NODE_ENV: 'production', DATABASE_URL });
    expect(message.match(/^ {2}\w+(?=:)/gm)?.map((line) => line.trim())).toEqual([
      'BALCAO_SECRET',
      'MESSAGES_PROVIDER',
    ]);
  });
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', MESSAGES_PROVIDER: '' })).toEqual(readConfig({}));
});

test('the demonstration is seeded into the embedded database unless somebody says otherwise', () => {
  expect(readConfig({ SEED_DEMONSTRATION: 'false' }).seedDemonstration).toBe(false);
  const onServer = { DATABASE_URL, BALCAO_SECRET: SECRET };
  expect(readConfig(onServer).seedDemonstration).toBe(false);
  expect(readConfig({ ...onServer, SEED_DEMONSTRATION: 'true' }).seedDemonstration).toBe(true);
});
