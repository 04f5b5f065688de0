import { describe, expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { bearer } from '../../testing/http.ts';
import { pdfLines } from '../../testing/pdf-text.ts';
import { pdfSignature } from '../../testing/papers/pdf-signature.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { givenCustomer, givenSale } from '../../testing/shop.ts';

const { database, platform, clock, shop, app, signedIn } = prepareCounter();

const sold = async () => {
  const borrowerId = await givenCustomer(platform, shop);
  return givenSale(platform, shop, borrowerId, { cents: 60_000, count: 3 });
};
const get = (url: string) => app.inject({ method: 'GET', url, headers: bearer(signedIn.token) });
const widthsOf = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/MediaBox \[0 0 ([\d.]+) /g),
  ].map(([, width]) => Number(width));

describe('what a customer signed', () => {
  test('is sealed once and kept: the same bytes ever after, with who signed, how and when', async () => {
    const contractId = await sold();
    const url = `/contracts/${contractId}/instrument/render`;
    const [first, second] = await Promise.all([get(url), get(url)]);
    expect(first?.statusCode).toBe(200);
    expect(second?.rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    clock.set('2026-11-21T15:10:00Z');
    const later = await get(url);
    expect(later.statusCode).toBe(200);
    const file = later.rawPayload;
    expect(file.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(pdfSignature(file)).toMatchObject({ holds: true, coversAll: true });
    const words = pdfLines(file).at(-1)?.join(' ') ?? '';
    for (const said of [
      'Evidências da assinatura',
      'Código de uso único enviado ao telefone do cliente',
      'Por | SMS',
      'Verificado em | 21/11/2026 11:00',
      'Documento selado em | 21/11/2026 11:00',
      'Certificado de demonstração',
    ])
      expect(words).toContain(said);
    const kept = sql<{ hash: string; n: number }>`
      select content_sha256 as hash, count(*) over ()::int as n from signed_instruments where contract_id = ${contractId}::uuid`;
    const [row] = (await kept.execute(database.db)).rows;
    expect(row?.n).toBe(1);
    expect(words.replaceAll(' ', '')).toContain(row?.hash);
    const audited = sql<{ n: number }>`
      select count(*)::int as n from audit_entries where subject = ${contractId} and action = 'instrument.sealed'`;
    expect((await audited.execute(database.db)).rows).toEqual([{ n: 1 }]);
  });

  test('a byte changed in the file is told by its signature', async () => {
    const answer = await get(`/contracts/${await sold()}/instrument/render`);
    expect(answer.statusCode).toBe(200);
    const { rawPayload } = answer;
    expect(pdfSignature(rawPayload)?.holds).toBe(true);
    const at = rawPayload.indexOf('/Creator') + 12;
    rawPayload[at] = (rawPayload[at] ?? 0) ^ 1;
    expect(pdfSignature(rawPayload)?.holds).toBe(false);
  });
});

test('the awareness term has a mark for each statement, and the contract leads to it', async () => {
  const contractId = await sold();
  const found = await get(`/coordinator/contracts/find-one?id=${contractId}`);
  expect(found.json()).toMatchObject({ awarenessTermsUrl: `/render/${contractId}/awareness-terms` });
  const answer = await get(`/contracts/${contractId}/awareness-terms/render`);
  const words = pdfLines(answer.rawPayload).flat().join(' ');
  expect(words.match(/\[ +\]/g)).toHaveLength(6);
  expect(words).toMatch(/Custo Efetivo Total.*via do contrato.*birôs.*privacidade.*seguro.*atrasar/);
  expect(words).toContain('Assinatura do cliente e data');
});

test('a receipt is set on a roll of 80 mm, or on A4 where it is asked for', async () => {
  const url = `/contracts/${await sold()}/render`;
  expect(widthsOf((await get(url)).rawPayload)).toEqual([226]);
  const a4 = (await get(`${url}?format=A4`)).rawPayload;
  expect(new Set(widthsOf(a4))).toEqual(new Set([595]));
  expect(pdfLines(a4).flat().join(' ')).toMatch(/Comprovante de compra \S+ · Página 1 de/);
  expect((await get(`${url}?format=A5`)).statusCode).toBe(400);
});

test('the parts of a receipt are those that are printed', async () => {
  const url = `/contracts/${await sold()}/render`;
  const [sheet] = (await get(`${url}/blocks`)).json() as { title: string; blocks: { kind: string; text?: string }[] }[];
  expect(sheet?.title).toMatch(/^Comprovante de compra /);
  const texts = sheet?.blocks.flatMap(({ text }) => (text === undefined ? [] : [text])) ?? [];
  const printed = pdfLines((await get(url)).rawPayload)
    .flat()
    .join(' ');
  for (const text of texts.slice(0, 4)) expect(printed).toContain(text);
});
