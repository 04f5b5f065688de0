import { describe, expect, test } from 'vitest';
import { createSecrets, newToken, sameHash, sha256 } from './secrets.ts';

const secrets = createSecrets('a secret that is long enough for tests');
const CPF = '52998224725';

describe('keyed hash', () => {
  test('the same value, purpose and secret give the same index', () => {
    const again = createSecrets('a secret that is long enough for tests');
    expect(again.hash('cpf', CPF)).toBe(secrets.hash('cpf', CPF));
    expect(secrets.hash('cpf', CPF)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('another value, purpose or secret gives another, and none is the plain digest', () => {
    const other = createSecrets('another secret that is long enough');
    const hashes = [
      secrets.hash('cpf', CPF),
      secrets.hash('cpf', '11144477735'),
      secrets.hash('operator-cpf', CPF),
      other.hash('cpf', CPF),
      sha256(CPF),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('sealing', () => {
  test('what was sealed opens again, whatever the letters', () => {
    for (const text of ['', CPF, 'José da Conceição — 🙂']) expect(secrets.decrypt(secrets.encrypt(text))).toBe(text);
  });

  test('the same text is sealed differently each time and never shows', () => {
    const sealed = Array.from({ length: 20 }, () => secrets.encrypt(CPF));
    expect(new Set(sealed).size).toBe(20);
    for (const text of sealed) expect(Buffer.from(text, 'base64').includes(CPF)).toBe(false);
  });

  test('one changed byte anywhere does not open', () => {
    const bytes = Buffer.from(secrets.encrypt(CPF), 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => secrets.decrypt(changed.toString('base64')), `byte ${at}`).toThrow('unable to authenticate');
    }
  });

  test('one byte less does not open, wherever it is cut', () => {
    // Planted by the platform: without `authTagLength` a tag of 4, 8 or 12 bytes opens the empty text.
    const bytes = Buffer.from(secrets.encrypt(''), 'base64');
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = bytes.subarray(0, length).toString('base64');
      expect(() => secrets.decrypt(cut), `${length} bytes`).toThrow(/tag|initialization vector/i);
    }
  });

  test('another secret does not open', () => {
    const other = createSecrets('another secret that is long enough');
    expect(() => other.decrypt(secrets.encrypt(CPF))).toThrow('unable to authenticate');
  });
});

test('tokens are 256 random bits that fit a header', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test('hashes are compared whole', () => {
  expect(sameHash(sha256('a'), sha256('a'))).toBe(true);
  expect(sameHash(sha256('a'), sha256('b'))).toBe(false);
  expect(sameHash(sha256('a'), sha256('a').slice(1))).toBe(false);
  expect(sameHash('', '')).toBe(true);
});
