import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { givenCustomer } from '../../testing/shop.ts';
import { findCpf } from '../borrowers/index.ts';
import { bindTextReader, type DocumentFields } from '../document-text/index.ts';
import { bindRecompute } from '../faces/index.ts';
import { cardOf, drawnBy, jpegNamed } from './testing/pictures.ts';

const { platform, shop, app, signedIn, database } = prepareCounter();

const nothing: DocumentFields = { name: null, birthDate: null, cpfs: [], signs: [] };
const ana: DocumentFields = { name: 'Ana Lima Costa', birthDate: '1990-02-28', cpfs: [], signs: [] };
let fields: DocumentFields | null;
let asked: string[];
let customer: string;
beforeEach(async () => {
  asked = [];
  fields = ana;
  bindRecompute(platform, drawnBy({ front: cardOf('front') }));
  bindTextReader(platform, ({ picture }) => {
    asked.push(Buffer.from(picture).toString());
    return Promise.resolve(fields);
  });
  customer = await givenCustomer(platform, shop, { status: 'INCOMPLETE' });
});

const read = (imageBase64 = jpegNamed('front'), id = customer, said?: object) =>
  call(app, 'POST /datalake-acesso/biometry/borrowers/{id}/document-text', {
    params: { id },
    body: { imageBase64, said },
    token: signedIn.token,
  });

const customerRow = async () =>
  (await sql`select * from borrowers where id = ${customer}::uuid`.execute(database.db)).rows;

test('what stands on a document is told, recorded without a word of it, and kept nowhere', async () => {
  const before = await customerRow();
  expect(await read()).toMatchObject({
    status: 200,
    body: { outcome: 'READ', name: 'Ana Lima Costa', birthDate: '1990-02-28' },
  });
  expect(asked).toEqual(['card front']);
  const { rows } = await sql<{ entry: string }>`select row_to_json(audit_entries)::text as entry from audit_entries
    where subject = ${customer} and action = 'biometry.document-read'`.execute(database.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.entry).not.toMatch(/Ana|1990/);
  expect(await customerRow()).toEqual(before);
});

test('the CPF on it must be the customer’s: of another document nothing is told', async () => {
  fields = { ...ana, cpfs: [await findCpf(platform.db, platform.secrets, customer)] };
  expect((await read()).body).toMatchObject({ outcome: 'READ', name: 'Ana Lima Costa' });
  fields = { ...ana, cpfs: ['52998224725'] };
  expect((await read()).body).toEqual({ outcome: 'OTHER_CPF', name: null, birthDate: null, unlike: [] });
});

test('a machine that is away, or reads nothing, leaves the fields empty', async () => {
  for (const found of [null, nothing]) {
    fields = found;
    expect((await read()).body).toEqual({ outcome: 'UNREAD', name: null, birthDate: null, unlike: [] });
  }
});

test('words that say otherwise than the person are a hint, whatever else was read; nothing is said of what nobody said', async () => {
  const said = { documentType: 'RG', side: 'front' };
  for (const found of [ana, nothing]) {
    fields = { ...found, signs: ['CNH', 'CNH_FRONT'] };
    expect((await read(undefined, customer, said)).body).toMatchObject({ unlike: ['KIND'] });
    expect((await read()).body).toMatchObject({ unlike: [] });
  }
  fields = { ...ana, signs: ['RG', 'RG_BACK'] };
  expect((await read(undefined, customer, said)).body).toMatchObject({ outcome: 'READ', unlike: ['SIDE'] });
});

test('what is no picture is refused before anything is read, and so is the sixty-first of an hour', async () => {
  expect((await read(jpegNamed('torn'))).code).toBe('INVALID_IMAGE');
  expect(asked).toEqual([]);
  for (let use = 0; use < 60; use += 1) await read();
  expect((await read()).code).toBe('TOO_MANY_REQUESTS');
  expect(asked.length).toBeLessThanOrEqual(60);
});
