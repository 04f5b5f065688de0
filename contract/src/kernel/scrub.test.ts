import { describe, expect, test } from 'vitest';
import { reportEnvelope, reportTarget } from './error-report.ts';
import { scrubPersonal } from './scrub.ts';

const token = 'q8Zr1mVt0bXyA7cD-EfGhIjKlMnOpQrStUvWxYz_234';

describe('what leaves the house', () => {
  test.each([
    ['CPF 529.982.247-25', 'CPF ***CPF***'],
    ['de 52998224725.', 'de ***CPF***.'],
    ['+5592988887777', '***PHONE***'],
    ['ligue (92) 98888-7777 hoje', 'ligue ***PHONE*** hoje'],
    ['para 92 3333-4444', 'para ***PHONE***'],
    ['rita.souza+a@loja.example entrou', '***@*** entrou'],
    ['/x?e=rita%40loja.example', '/x?e=***@***'],
    [`token ${token}`, 'token ***TOKEN***'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', '***TOKEN***'],
    ['Authorization: Bearer abc', 'Authorization: Bearer ***'],
  ])('%s -> %s', (text, clean) => expect(scrubPersonal(text)).toBe(clean));

  test('ids, amounts, instants and places in files stay: without them a report says nothing', () => {
    const said =
      'contract 01a1fd15-6ff5-726b-9fe6-123456789012 R$ 1.234,56 2026-11-21T07:49:15.123Z at app-Bx1.js:10:2345';
    expect(scrubPersonal(said)).toBe(said);
  });
});

describe('a report', () => {
  test('goes where the DSN says', () => {
    expect(reportTarget('https://abc@errors.example/42')).toEqual({
      origin: 'https://errors.example',
      key: 'abc',
      address: 'https://errors.example/api/42/envelope/',
    });
    expect(reportTarget('https://abc@errors.example:8443/inner/42')?.address).toBe(
      'https://errors.example:8443/inner/api/42/envelope/',
    );
    for (const wrong of ['', 'https://errors.example/42', 'ftp://a@b/1', 'https://a@b/'])
      expect(reportTarget(wrong)).toBeNull();
  });

  test('holds nothing planted in any of its texts', () => {
    const fault = Object.assign(new Error(`Rita 529.982.247-25 ${token}`), {
      stack: `Error\n    at find (https://loja.example/clientes/52998224725/x.js:1:2)\nsearch@app.js?to=+5592988887777:3:4`,
    });
    const tags = { page: '/caixa/rita@loja.example', none: undefined };
    const text = reportEnvelope({ id: 'e'.repeat(32), at: new Date(0), platform: 'javascript', fault, tags });
    expect(text).not.toMatch(/529|247|98888|rita@|q8Zr1m/i);
    const event: unknown = JSON.parse(text.split('\n')[2] ?? '');
    expect(event).toMatchObject({
      tags: { page: '/caixa/***@***' },
      exception: { values: [{ stacktrace: { frames: [{}, {}] } }] },
    });
  });

  test.each(['a text', 7, null, undefined])('%j thrown in place of an error is told too', (fault) => {
    const text = reportEnvelope({ id: 'e', at: new Date(0), platform: 'node', fault, tags: {} });
    expect(text).toContain(JSON.stringify(String(fault)));
  });
});
