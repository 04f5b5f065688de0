import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { biometryErrors } from '@balcao/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf, faceOf } from '../../modules/biometry/testing/pictures.ts';
import { setClock } from '../../testing/platform.ts';
import { biometryService } from './biometry-service.ts';

let server: Server;
let url: string;
let asked: { path: string | undefined; body: unknown }[];
let answer: { status: number; body: unknown };
const warn = vi.fn<(...said: unknown[]) => void>();

beforeEach(async () => {
  asked = [];
  warn.mockReset();
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      asked.push({ path: request.url, body: text === '' ? undefined : JSON.parse(text) });
      response.writeHead(answer.status).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const service = () =>
  biometryService({ url, token: 'secret', log: { warn }, clock: setClock('2026-11-21T15:00:00Z'), timeoutMs: 2_000 });
const face = () => service().face({ picture: faceOf(), portrait: null, cpf: '52998224725' });

// Ours alone: no provider decides for an analyst.
const ours = new Set(['BIOMETRY_DECIDED', 'OWN_BIOMETRY']);
test.each(Object.keys(biometryErrors).filter((code) => !ours.has(code)))('%s comes through', async (code) => {
  answer = { status: 200, body: { code } };
  expect(await face()).toMatchObject({ code });
  expect(await service().document({ picture: cardOf(), side: 'back', documentType: 'CNH' })).toMatchObject({ code });
});

test('a good face is settled, in conflict, or goes on; all that is needed is sent', async () => {
  answer = { status: 200, body: { code: 'SUCCESS', status: 'IN_PROGRESS', reference: 'p/1' } };
  expect(await face()).toMatchObject({ code: 'SUCCESS', status: 'IN_PROGRESS', reference: 'p/1', doubts: [] });
  answer = { status: 200, body: { code: 'SUCCESS', status: 'CONFLICT', similarity: 0.3 } };
  expect(await service().status('p/1')).toMatchObject({ status: 'CONFLICT', doubts: ['PROVIDER'], similarity: 0.3 });
  const picture = Buffer.from('face of 1').toString('base64');
  expect(asked).toEqual([
    { path: '/biometry/faces', body: { picture, portrait: null, document: '52998224725' } },
    { path: '/biometry/faces/p%2F1', body: undefined },
  ]);
});

test.each([
  [401, {}, 'INVALID_WDD_CREDENTIALS'],
  [500, {}, 'FAILED_TO_REQUEST'],
  [200, { status: 'COMPLETED' }, 'FAILED_TO_REQUEST'],
  [200, { code: 'MOON_PHASE' }, 'UNKNOWN_ERROR'],
])('%d with %j is %s', async (status, body, code) => {
  answer = { status, body };
  expect((await face()).code).toBe(code);
});
