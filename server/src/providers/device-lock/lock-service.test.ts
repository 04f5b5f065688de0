import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { addSeconds } from '../../kernel/clock.ts';
import { DeviceRefused } from '../../modules/smartphone-sale/index.ts';
import { type SetClock, setClock } from '../../testing/platform.ts';
import { lockService } from './lock-service.ts';

interface Received {
  path: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

const device = { imei: '490154203237518', brand: 'Samsung', reference: 'sale-1' };
let server: Server;
let url: string;
let clock: SetClock;
let received: Received[];
let answer: (response: ServerResponse) => void;
const answers = (status: number, body: unknown) => {
  answer = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
};

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { url: path, headers } = request;
  received.push({ path, authorization: headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
  answer(response);
}

beforeEach(async () => {
  received = [];
  answers(200, {});
  clock = setClock('2026-11-21T10:00:00Z');
  server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const service = (timeoutMs = 2_000) => lockService({ url, token: 'secret', clock, timeoutMs });

describe('what it asks', () => {
  test('each act of the port, with the token', async () => {
    answers(200, { brand: 'Samsung', isLocked: true });
    expect(await service().identify(device.imei)).toBe('Samsung');
    await service().submit(device);
    expect(await service().confirm({ ...device, attempt: 2 })).toBe(true);
    await service().release(device);
    expect(received).toEqual([
      { path: '/v1/identify', authorization: 'Bearer secret', body: { imei: device.imei } },
      { path: '/v1/locks', authorization: 'Bearer secret', body: device },
      { path: '/v1/locks/confirm', authorization: 'Bearer secret', body: { ...device, attempt: 2 } },
      { path: '/v1/locks/release', authorization: 'Bearer secret', body: device },
    ]);
  });

  test('an empty answer is enough where nothing is asked', async () => {
    answer = (response) => response.writeHead(204).end();
    await expect(service().submit(device)).resolves.toBeUndefined();
    await expect(lockService({ url, token: undefined, clock }).release(device)).resolves.toBeUndefined();
    expect(received.at(-1)?.authorization).toBeUndefined();
  });
});

describe('what it makes of an answer', () => {
  test.each([400, 409, 422])('%i refuses the device with the words of the service', async (status) => {
    answers(status, { message: 'Aparelho já registrado.' });
    const locks = service();
    for (let count = 0; count < 6; count += 1) {
      const refusal = locks.submit(device);
      await expect(refusal).rejects.toThrow(/^Aparelho já registrado\.$/);
      await expect(refusal).rejects.toBeInstanceOf(DeviceRefused);
    }
    expect(received).toHaveLength(6);
  });

  test('a refusal without words says so, one with too many is cut', async () => {
    answers(422, '<html>no</html>');
    await expect(service().submit(device)).rejects.toThrow(/^Aparelho recusado$/);
    answers(422, { message: 'x'.repeat(5_000) });
    await expect(service().submit(device)).rejects.toThrow(/^x{200}$/);
  });

  test.each([
    ['of another shape', { locked: 'yes' }],
    ['that is no JSON', 'yes'],
  ])('a confirmation %s is a failure, never a lock', async (_, body) => {
    answers(200, body);
    const confirmed = service().confirm({ ...device, attempt: 1 });
    await expect(confirmed).rejects.toThrow(ZodError);
    await expect(confirmed).rejects.not.toBeInstanceOf(DeviceRefused);
  });

  test('a failure says nothing of the device', async () => {
    answers(503, device.imei);
    const failure = service().submit(device);
    await expect(failure).rejects.toThrow(/^lock service answered 503$/);
    await expect(failure).rejects.not.toBeInstanceOf(DeviceRefused);
  });

  test('a redirect is a failure: IMEI and token go to the configured host only', async () => {
    answer = (response) => response.writeHead(307, { location: url }).end();
    await expect(service().submit(device)).rejects.toThrow('fetch failed');
    expect(received).toHaveLength(1);
  });
});

test('a service that does not answer is given up on', async () => {
  answer = () => undefined;
  const started = performance.now();
  await expect(service(100).identify(device.imei)).rejects.toThrow(/timeout|aborted/i);
  expect(performance.now() - started).toBeLessThan(1_500);
});

test('five failures open the circuit for thirty seconds', async () => {
  answers(500, '');
  const locks = service();
  for (let count = 0; count < 5; count += 1) await expect(locks.release(device)).rejects.toThrow('answered 500');
  answers(200, {});
  await expect(locks.submit(device)).rejects.toThrow('circuit open');
  expect(received).toHaveLength(5);
  clock.set(addSeconds(clock.now(), 30));
  await locks.submit(device);
  expect(received).toHaveLength(6);
});
