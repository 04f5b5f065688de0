import { expect, test } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { pixBankConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, { pixBank: pixBankConfig }).pixBank;

const WEBHOOK_SECRET = 'Qy5Tn0-sWc8HgE2vJ_r4MkXa7PzUd1Lb';
const bank = {
  PIX_PROVIDER: 'http',
  PIX_URL: 'https://bank.example/pix/v2',
  PIX_HOSTS: 'other.example, bank.example',
  PIX_KEY: 'recebe@ume.example',
  PIX_WEBHOOK_SECRET: WEBHOOK_SECRET,
};

test('without variables the embedded bank, in production none', () => {
  expect(read({})).toMatchObject({ provider: 'embedded', chargeMinutes: 60, receiverCity: 'MANAUS' });
  const production = { NODE_ENV: 'production', EMBEDDED: 'true' };
  expect(read(production).provider).toBe('none');
  expect(read({ ...production, PIX_PROVIDER: 'embedded' }).provider).toBe('embedded');
});

test('every variable reaches its place', () => {
  const rest = {
    PIX_TOKEN: 'token',
    PIX_RECEIVER_NAME: 'UME Ltda',
    PIX_RECEIVER_CITY: 'BELEM',
    PIX_CHARGE_MINUTES: '30',
  };
  expect(read({ ...bank, ...rest })).toEqual({
    provider: 'http',
    url: 'https://bank.example/pix/v2',
    token: 'token',
    key: 'recebe@ume.example',
    receiverName: 'UME Ltda',
    receiverCity: 'BELEM',
    webhookSecret: WEBHOOK_SECRET,
    chargeMinutes: 30,
  });
});

test.each([
  ['PIX_URL: needed with PIX_PROVIDER=http', { PIX_URL: '' }],
  ['PIX_KEY: needed with PIX_PROVIDER=http', { PIX_KEY: '' }],
  ['PIX_WEBHOOK_SECRET: needed with PIX_PROVIDER=http', { PIX_WEBHOOK_SECRET: '' }],
  ['PIX_WEBHOOK_SECRET: at least 32 characters', { PIX_WEBHOOK_SECRET: 'short' }],
  ['PIX_WEBHOOK_SECRET: can be guessed', { PIX_WEBHOOK_SECRET: 'x'.repeat(32) }],
  ['PIX_HOSTS: does not list bank.example', { PIX_HOSTS: 'other.example' }],
  ['PIX_CHARGE_MINUTES', { PIX_CHARGE_MINUTES: '0' }],
  ['PIX_KEY: a Pix key', { PIX_KEY: 'a key' }],
])('%s stops the start', (complaint, change) => {
  expect(() => read({ ...bank, ...change })).toThrow(complaint);
});
