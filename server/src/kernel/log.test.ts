import { Writable } from 'node:stream';
import fc from 'fast-check';
import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { logOptions, type OnFault, scrub } from './log.ts';

/** A logger with the server's options that keeps its lines. */
function keepingLog(onFault?: OnFault) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const options = logOptions(readConfig({ NODE_ENV: 'test' }), onFault);
  if (typeof options !== 'object') throw new Error('no logger');
  return { lines, app: Fastify({ logger: { ...options, stream } }) };
}

describe('scrub', () => {
  const notations = [
    '52998224725',
    '529.982.247-25',
    '529982247-25',
    '529.982.24725',
    '529 982 247 25',
    '529-982-247-25',
    '529.982.247/25',
    '529%2E982%2E247%2D25',
    '529%20982%20247%2025',
    '529+982+247+25',
  ];
  const places = [
    (cpf: string) => `no borrower for ${cpf}`,
    (cpf: string) => `/borrowers/find-one/${cpf}/data`,
    (cpf: string) => `/x?q=${cpf}&y=z`,
    (cpf: string) => `/x?q=cpf%3A${cpf}`,
    (cpf: string) => `Key (cpf)=(${cpf}) already exists.`,
    (cpf: string) => `{"cpf":"${cpf}"}`,
    (cpf: string) => `cpf_${cpf}_pdf`,
    (cpf: string) => `${cpf},${cpf}`,
  ];

  test.each(notations)('takes out a CPF written %s wherever it stands', (cpf) => {
    for (const place of places) {
      const said = scrub(place(cpf));
      expect(said).toContain('***CPF***');
      expect(said.replace('%3A', '')).not.toMatch(/\d/);
    }
  });

  test('takes out every CPF there is', () => {
    const digits = fc.stringMatching(/^\d{11}$/);
    fc.assert(
      fc.property(digits, (cpf) => {
        expect(scrub(`a ${cpf} b`)).toBe('a ***CPF*** b');
      }),
    );
  });

  test('takes out bearer tokens of every kind', () => {
    expect(scrub('authorization: Bearer abc-DEF_123')).toBe('authorization: Bearer ***');
    expect(scrub('bearer eyJhbGciOi.eyJzdWIiOi.c2ln and more')).toBe('Bearer *** and more');
    expect(scrub('Bearer%20secret+/=&x=1')).toBe('Bearer ***&x=1');
  });

  test.each(['cpf', 'document', 'token', 'code', 'to'])('takes the value of ?%s= out of a URL', (name) => {
    expect(scrub(`/x?a=1&${name}=se%20cret&b=2`)).toBe(`/x?a=1&${name}=***&b=2`);
    expect(scrub(`/x?${name.toUpperCase()}=secret`)).toBe(`/x?${name.toUpperCase()}=***`);
  });

  test('leaves ids, instants and amounts as they are', () => {
    const said = '/contracts/01a1fd15-6ff5-726b-9fe6-123456789012 2026-11-21T07:49:15.123Z R$ 1.234.567,89 total=10';
    expect(scrub(said)).toBe(said);
  });
});

describe('the log', () => {
  test('a request is written without query secrets, headers or body', async () => {
    const { lines, app } = keepingLog();
    app.post('/login', async () => 'ok');
    await app.inject({
      method: 'POST',
      url: '/login?cpf=529.982.247-25&page=2',
      headers: { authorization: 'Bearer top-secret' },
      payload: { password: 'hunter2', cpf: '52998224725' },
    });
    const said = lines.join('');
    expect(said).toContain('/login?cpf=***&page=2');
    for (const secret of ['529.982', '52998224725', 'top-secret', 'hunter2']) expect(said).not.toContain(secret);
  });

  test('a failure is written scrubbed, stack too', () => {
    const { lines, app } = keepingLog();
    app.log.error({ err: new Error('Key (cpf)=(52998224725), Bearer abc.def') }, 'failed');
    const line = JSON.parse(lines[0] ?? '') as { err: { type: string; message: string; stack: string } };
    expect(line.err.type).toBe('Error');
    expect(line.err.message).toBe('Key (cpf)=(***CPF***), Bearer ***');
    expect(line.err.stack).toContain('log.test.ts');
    expect(line.err.stack).not.toContain('52998224725');
  });

  test.each(['a text of 52998224725', 7, null, { cause: 'unknown' }])(
    '%j thrown instead of an error is written',
    (thrown) => {
      const { lines, app } = keepingLog();
      app.log.error({ err: thrown }, 'failed');
      expect(lines).toHaveLength(1);
      expect(lines[0]).not.toContain('52998224725');
    },
  );

  test('named secrets are redacted on the first two levels', () => {
    const { lines, app } = keepingLog();
    app.log.info({ cpf: 'A1', code: 'A2', password: 'A3', authorization: 'A4', job: { cpf: 'A5', code: 'A6' } }, 'x');
    expect(lines[0]).not.toMatch(/A[1-6]/);
  });

  test('whoever watches is told of errors with their request, and of nothing less', () => {
    const onFault = vi.fn<(error: unknown, requestId?: string) => void>();
    const { app, lines } = keepingLog(onFault);
    const fault = new Error('broken');
    app.log.child({ reqId: 'request-1' }).error({ err: fault }, 'request failed');
    app.log.error(fault, 'a page goes out without its brand');
    app.log.error({ code: 'X' }, 'details are not what the code declares');
    app.log.warn({ err: fault }, 'job failed');
    expect(onFault.mock.calls).toEqual([
      [fault, 'request-1'],
      [fault, undefined],
    ]);
    expect(lines).toHaveLength(4);
  });

  test('silent means no logger at all', () => {
    expect(logOptions(readConfig({ LOG_LEVEL: 'silent' }))).toBe(false);
  });
});
