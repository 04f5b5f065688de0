import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../kernel/config.ts';
import { transferBankConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, { bank: transferBankConfig }).bank;

const production = { NODE_ENV: 'production', EMBEDDED: 'true' };

test('the account of the demonstration, in production the one that is said or none', () => {
  expect(read({})).toMatchObject({ code: '756', uf: 'AM' });
  expect(read(production)).toBeNull();
  expect(read({ ...production, TRANSFER_ACCOUNT: '341-ABC1-01234-X-000000000987-0-01310100-SP' })).toEqual({
    code: '341',
    agreement: 'ABC1',
    agency: '01234',
    agencyDigit: 'X',
    account: '000000000987',
    accountDigit: '0',
    cep: '01310100',
    uf: 'SP',
  });
});

test.each(['341', '341-ABC1-1234-X-987-0-01310100-SP'])('an account that is none, "%s", stops the start', (account) =>
  expect(() => read({ TRANSFER_ACCOUNT: account })).toThrow(ConfigError),
);
