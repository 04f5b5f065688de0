import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { bearer, fakeAuthenticate, testActor, testServer } from '../../../testing/http.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { retailersRoutes } from '../routes.ts';
import { givenRetailer } from '../testing.ts';

const { database, platform } = prepareCounter({ at: '2026-11-21T10:00:00Z', areBooksBroken: true });
/** A process starts with the first picture. */
const SLOW_MS = 60_000;

const makeServer = async () => {
  const retailerId = await givenRetailer(database.db);
  await sql`update retailers set is_provider = false`.execute(database.db);
  const providerId = await givenRetailer(database.db, { isProvider: true });
  const authenticate = fakeAuthenticate({
    analyst: testActor({ operatorId: newId(), retailerId, role: 'analyst' }),
    provider: testActor({ operatorId: newId(), retailerId: providerId, role: 'analyst' }),
    manager: testActor({ operatorId: newId(), retailerId: providerId, role: 'manager' }),
  });
  const facts = { isInboxEmbedded: false, signOn: () => null };
  return testServer(platform, (served) => retailersRoutes(served, facts), authenticate);
};
const app = prepared(makeServer, { end: (server) => server.close() });

interface Answer {
  code?: string;
  id: string;
  address: string;
  width: number;
  height: number;
}
async function upload(file: Uint8Array, token = 'provider') {
  const payload = { imageBase64: Buffer.from(file).toString('base64') };
  const answer = await app.inject({ method: 'POST', url: '/configurations/images', headers: bearer(token), payload });
  return { status: answer.statusCode, ...answer.json<Answer>() };
}
const saidOf = async (file: Uint8Array, token?: string) => (await upload(file, token)).code;
const drawing = (width = 300, height = 100) =>
  sharp({ create: { width, height, channels: 4, background: { r: 11, g: 107, b: 79, alpha: 0.5 } } });
const countOf = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from brand_images`.execute(database.db)).rows[0]?.n;

/** A PNG whose head says how large it is, and which has next to nothing behind it. */
function pngSaying(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    // Nobody comes so far as to check the sum.
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(64)))]);
}

test(
  'a picture is drawn anew, kept once, and shown to everybody for ever by an address that a layer may say',
  async () => {
    const withNotes = await drawing()
      .withExif({ IFD0: { Artist: 'Maria da Loja', Copyright: 'planted-note' } })
      .webp()
      .toBuffer();
    expect(withNotes.includes('planted-note')).toBe(true);
    const first = await upload(withNotes);
    expect(first).toMatchObject({ status: 200, width: 300, height: 100, id: expect.stringMatching(/^[\da-f]{32}$/) });
    expect(await upload(withNotes)).toEqual(first);
    expect(await countOf()).toBe(1);

    const shown = await app.inject({ url: first.address });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const png = shown.rawPayload;
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 300, height: 100, hasAlpha: true });
    expect([png.includes('planted-note'), png.includes('Maria')]).toEqual([false, false]);

    const place = { scope: 'HOSTNAME', hostname: 'loja.example' };
    const layer = { ...place, document: { cdn: { logoUrl: first.address } }, reason: 'Nova marca', basedOn: 0 };
    const headers = { ...bearer('provider'), 'idempotency-key': newId() };
    await app.inject({ method: 'POST', url: '/configurations/layers', headers, payload: layer });
    const page = await app.inject({ url: '/configurations/public?hostname=loja.example' });
    expect(page.json()).toMatchObject({ cdn: { logoUrl: first.address } });
    const { rows } = await sql`select action, subject from audit_entries order by id limit 1`.execute(database.db);
    expect(rows).toEqual([{ action: 'configuration.image-sent', subject: first.id }]);
  },
  SLOW_MS,
);

test(
  'a large picture is made smaller; whoever made it up is told so, and nothing of it is decoded',
  async () => {
    const large = await drawing(3000, 1500).png().toBuffer();
    expect(await upload(large)).toMatchObject({ status: 200, width: 1024, height: 512 });
    expect(await saidOf(pngSaying(60_000, 60_000))).toBe('BRAND_IMAGE_PIXELS');
    expect(await saidOf(pngSaying(5_000, 10))).toBe('BRAND_IMAGE_PIXELS');
    expect(await saidOf(pngSaying(200, 200))).toBe('BRAND_IMAGE_DAMAGED');
  },
  SLOW_MS,
);

test('what is no picture of ours is refused in words of its own, whatever it calls itself', async () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect(await saidOf(Buffer.from(svg))).toBe('BRAND_IMAGE_IS_SVG');
  expect(await saidOf(await drawing().jpeg().toBuffer())).toBe('BRAND_IMAGE_KIND');
  expect(await saidOf(Buffer.from('%PDF-1.7'))).toBe('BRAND_IMAGE_KIND');
  expect(await saidOf(Buffer.concat([await drawing().png().toBuffer(), Buffer.alloc(512 * 1024)]))).toBe(
    'BRAND_IMAGE_TOO_LARGE',
  );
  expect(await saidOf(Buffer.alloc(600 * 1024))).toBe('PAYLOAD_TOO_LARGE');
});

test("pictures are the provider's analysts', as the layers that say them; nobody has one of no address", async () => {
  const before = await countOf();
  const png = await drawing(10, 10).png().toBuffer();
  expect(await saidOf(png, 'analyst')).toBe('LAYER_OF_THE_PROVIDER');
  expect(await saidOf(png, 'manager')).toBe('FORBIDDEN');
  expect(await countOf()).toBe(before);
  const unknown = await app.inject({ url: `/configurations/images/${'0'.repeat(32)}` });
  expect([unknown.statusCode, unknown.json<Answer>().code]).toEqual([404, 'BRAND_IMAGE_NOT_FOUND']);
  expect(unknown.headers['cache-control']).not.toContain('immutable');
});
