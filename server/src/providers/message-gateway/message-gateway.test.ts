import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { MessageRejected } from '../../modules/notifications/index.ts';
import { type SetClock, setClock } from '../../testing/platform.ts';
import { messageGateway } from './message-gateway.ts';

interface Received {
  method: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

const message = { channel: 'SMS', to: '+5592988887777', text: 'UME: olá', dedupKey: 'code:1' } as const;
let server: Server;
let url: string;
let clock: SetClock;
let received: Received[];
let answer: (response: ServerResponse) => void;

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method, headers } = request;
  received.push({ method, authorization: headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
  answer(response);
}

beforeEach(async () => {
  received = [];
  answer = (response) => response.writeHead(202).end('{"id": 1}');
  clock = setClock('2026-11-21T10:00:00Z');
  server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const gateway = (timeoutMs = 2_000) => messageGateway({ url, token: 'secret', clock, timeoutMs });

test('a message is posted with the token and its reference', async () => {
  await gateway().send(message);
  expect(received).toEqual([
    {
      method: 'POST',
      authorization: 'Bearer secret',
      body: { to: '+5592988887777', channel: 'SMS', text: 'UME: olá', reference: 'code:1' },
    },
  ]);
});

test('without a token no authorisation is sent', async () => {
  await messageGateway({ url, token: undefined, clock }).send(message);
  expect(received[0]?.authorization).toBeUndefined();
});

test('any other answer is a failure that says nothing of the message', async () => {
  answer = (response) => response.writeHead(503).end(message.to);
  const failure = gateway().send(message);
  await expect(failure).rejects.toThrow(/^message gateway answered 503$/);
  await expect(failure).rejects.not.toBeInstanceOf(MessageRejected);
});

test.each([400, 422])('%i rejects the message and leaves the circuit closed', async (status) => {
  answer = (response) => response.writeHead(status).end();
  const sender = gateway();
  for (let count = 0; count < 6; count += 1) await expect(sender.send(message)).rejects.toThrow(MessageRejected);
  expect(received).toHaveLength(6);
});

test('a redirect is a failure: the token goes to the configured host only', async () => {
  answer = (response) => response.writeHead(307, { location: url }).end();
  await expect(gateway().send(message)).rejects.toThrow('fetch failed');
  expect(received).toHaveLength(1);
});

test('a gateway that does not answer is given up on', async () => {
  answer = () => undefined;
  const started = performance.now();
  await expect(gateway(100).send(message)).rejects.toThrow(/timeout|aborted/i);
  expect(performance.now() - started).toBeLessThan(1_500);
});

test('five failures open the circuit for thirty seconds', async () => {
  answer = (response) => response.writeHead(500).end();
  const sender = gateway();
  for (let count = 0; count < 5; count += 1) await expect(sender.send(message)).rejects.toThrow('answered 500');
  answer = (response) => response.writeHead(200).end();
  await expect(sender.send(message)).rejects.toThrow('circuit open');
  expect(received).toHaveLength(5);
  clock.set(addSeconds(clock.now(), 30));
  await sender.send(message);
  expect(received).toHaveLength(6);
});
