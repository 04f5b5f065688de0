import { cents } from '@balcao/credit-math';
import { beforeEach, describe, expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { rowsOf } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { signMessage } from '../../kernel/signature.ts';
import { call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { givenCustomer, givenSale, givenShop, grant, ports } from '../../testing/shop.ts';
import { completeCpf } from '../borrowers/index.ts';
import { priceProposals } from '../contracts/index.ts';
import { saveConfiguration } from '../retailers/index.ts';
import { givenCalculator, nextBuyer } from './testing.ts';

const { database, platform, clock, shop, app } = prepareCounter({ givenShop: givenCalculator, connections: 12 });
beforeEach(() => sql`truncate quota_uses`.execute(database.db));

const secret = () => platform.secrets.hash('chat-webhook', 'secret of the embedded telephone');
const read = <T>(query: Template<T>) => rowsOf(database.db, query);

/** As a messenger tells it: signed, and whether now. */
async function told(notice: { messageId?: string; from: string; text: string }, at = clock.now(), by = secret()) {
  const { body, timestamp, signature } = signMessage(by, JSON.stringify({ messageId: newId(), ...notice }), at);
  const headers = { 'content-type': 'application/json', 'x-chat-timestamp': timestamp, 'x-chat-signature': signature };
  const answer = await app.inject({ method: 'POST', url: '/webhooks/chat', headers, payload: body });
  return { status: answer.statusCode, ...answer.json<{ outcome?: string; code?: string }>() };
}

/** What went to a phone, oldest first, on one line each. */
async function answersTo(phone: string): Promise<string[]> {
  const hash = platform.secrets.hash('message-recipient', phone);
  const rows = await read(sql<{ sealed: string }>`select text_sealed as sealed from messages
    where recipient_hash = ${hash} and purpose = 'CHAT_ANSWER' order by created_at, id`);
  return rows.map(({ sealed }) => platform.secrets.decrypt(sealed).replaceAll('\u00a0', ' '));
}

/** Somebody writes; what goes back. */
async function write(from: string, ...texts: string[]): Promise<string> {
  for (const text of texts) expect((await told({ from, text })).outcome).toBe('ANSWERED');
  return (await answersTo(from)).at(-1) ?? '';
}

/** A customer of whom the bureau says the best, with R$ 1.000,00, who bought in the shop before. */
async function givenBuyer(over: Parameters<typeof givenCustomer>[2] = {}) {
  const { phone, ...own } = nextBuyer();
  const cpf = over.cpf ?? own.cpf;
  const id = await givenCustomer(platform, shop, { ...own, phone, ...over, cpf });
  if (over.status === undefined && over.limitCents !== null)
    await givenSale(platform, shop, id, { cents: 10_000, count: 1 });
  return { id, cpf, phone };
}

describe('a conversation', () => {
  test('goes from the CPF to the budget, raises the limit as the page does, and ends', async () => {
    const { id, cpf, phone } = await givenBuyer();
    expect(await write(phone, 'Oi')).toMatch(/calculadora de parcelas\. Fazemos uma análise e, se for possível/);
    expect(await write(phone, '123')).toContain('Digite um CPF válido');
    expect(await write(phone, cpf)).toContain('Digite o valor da compra');
    expect(await write(phone, '9,99')).toContain('Digite um valor maior que R$ 10,00');
    const raised = await write(phone, '1.200,00');
    expect(raised).toContain('Uhul! O limite foi aumentado e cobre a compra toda, disponível somente neste varejo.');
    expect(raised).toContain('O seu novo limite vale somente hoje, até as 23:59.');
    expect(raised).toContain('Limite anterior: R$ 900,00\nNovo limite: R$ 1.200,00\nOrçamento de R$ 1.200,00\n');
    expect(raised).toMatch(/\n\dx de R\$ [\d.,]+, total R\$ [\d.,]+, CET [\d.,]+% a\.a\.\n/);
    const kept = await read(sql<object>`select i.cents::int as cents, c.action from limit_increases i
      join chat_budgets c on c.borrower_id = i.borrower_id and c.on_day = i.on_day where i.borrower_id = ${id}::uuid`);
    expect(kept).toEqual([{ cents: 30_000, action: 'APPROVED_AUTO' }]);
    expect(await write(phone, '1.900,00')).toMatch(/Quase lá!.*Faltam R\$ 600,00 para esta compra\./s);
    expect(await write(phone, '50')).toContain('Tudo certo! O limite disponível já cobre esta compra.');
    expect(await write(phone, 'sair')).toContain('Conversa encerrada.');
    expect(await write(phone, '300')).toContain('Preencha o CPF');
  });

  test('is over after half an hour', async () => {
    const { cpf, phone } = await givenBuyer();
    await write(phone, 'oi', cpf);
    clock.set('2026-11-21T15:30:01Z');
    expect(await write(phone, '100')).toContain('Preencha o CPF');
    clock.set('2026-11-21T15:00:00Z');
  });

  test('tells why there is no budget, and asks for a CPF again', async () => {
    const denied = await givenBuyer({ cpf: completeCpf('000101022') });
    expect(await write(denied.phone, denied.cpf, '1.200')).toMatch(
      /Poxa vida! Não foi possível aumentar o limite desta vez\.\nLimite disponível: R\$ 900,00\nFaltam R\$ 300,00/,
    );
    const late = await givenBuyer();
    await sql`update installments set due_on = '2026-11-01' where borrower_id = ${late.id}::uuid`.execute(database.db);
    expect(await write(late.phone, late.cpf, '100')).toContain('O CPF possui parcelas atrasadas.');
    const { phone, ...own } = nextBuyer();
    await givenCustomer(platform, shop, { ...own, phone });
    expect(await write(phone, own.cpf, '100')).toContain('Não sabemos em qual loja você vai comprar.');
    expect(await write(phone, '100')).toContain('Digite um CPF válido');
  });

  test('of a foreign telephone is none', async () => {
    expect(await told({ from: '+14155550100', text: 'oi' })).toMatchObject({ outcome: 'IGNORED' });
  });
});

describe('a message', () => {
  test('is taken from the messenger alone, while it is fresh, and up to its size', async () => {
    const notice = { from: nextBuyer().phone, text: 'oi' };
    expect(await told(notice, clock.now(), 'another secret of somebody else')).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await told(notice, new Date(clock.now().getTime() - 301_000))).toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await told({ ...notice, text: 'x'.repeat(17_000) })).status).toBe(413);
    expect(await told({ ...notice, text: 'x'.repeat(5_000) })).toMatchObject({ status: 400 });
    expect(await answersTo(notice.from)).toEqual([]);
  });

  test('told many times at once is answered once; many of one phone at once are each heard on what was before', async () => {
    const { cpf, phone } = await givenBuyer();
    const messageId = newId();
    const same = await Promise.all(Array.from({ length: 8 }, () => told({ messageId, from: phone, text: cpf })));
    const outcomes = same.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'ANSWERED')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'DUPLICATE')).toHaveLength(7);
    const both = await Promise.all(['100', '200'].map((text) => told({ from: phone, text })));
    expect(both.map(({ outcome }) => outcome)).toEqual(['ANSWERED', 'ANSWERED']);
    expect(await answersTo(phone)).toHaveLength(3);
    const [row] = await read(sql<{ version: number }>`select version from chat_conversations
      where counted_as = ${platform.secrets.hash('budget-phone', phone)}`);
    expect(row).toEqual({ version: 3 });
  });

  test('is written on the embedded telephone as well', async () => {
    const { phone } = nextBuyer();
    const written = await call(app, 'POST /inbox/chat', { body: { from: phone, text: 'oi' } });
    expect(written.body).toMatchObject({ outcome: 'ANSWERED' });
    expect(await answersTo(phone)).toHaveLength(1);
  });
});

describe('a stranger', () => {
  // Each writes three messages.
  const times = Math.ceil(Number(process.env['BUDGET_VISITORS'] ?? 36) / 3);

  test(
    'learns nothing of any CPF, and gets no more messages than the caps',
    { timeout: 60_000 + times * 600 },
    async () => {
      const customers = [];
      for (let one = 0; one < 4; one += 1) customers.push(await givenBuyer());
      const [{ before } = { before: 0 }] = await read(
        sql<{ before: number }>`select count(*)::int as before from messages where purpose = 'CHAT_ANSWER'`,
      );
      const seen = { theirs: new Set<string>(), nobodys: new Set<string>() };
      const outcomes = { ANSWERED: 0, IGNORED: 0, DUPLICATE: 0 };
      for (let time = 0; time < times; time += 1) {
        const kind = time % 2 === 0 ? 'theirs' : 'nobodys';
        const cpf =
          kind === 'theirs' ? (customers[time % 4]?.cpf ?? '') : completeCpf(String(400_000_000 + (time % 4)));
        const from = `+55929${String(80_000_000 + (time % Math.ceil(times / 50)) * 2 + (time % 2))}`;
        for (const text of ['oi', cpf, String(100 + time)]) {
          const { outcome } = await told({ from, text });
          outcomes[outcome as keyof typeof outcomes] += 1;
        }
        for (const text of await answersTo(from)) seen[kind].add(text);
      }
      expect([...seen.theirs].toSorted()).toEqual([...seen.nobodys].toSorted());
      const [{ after } = { after: 0 }] = await read(
        sql<{ after: number }>`select count(*)::int as after from messages where purpose = 'CHAT_ANSWER'`,
      );
      expect(after - before).toBe(outcomes.ANSWERED);
      expect(after - before).toBeLessThanOrEqual(3_000);
      const ids = JSON.stringify(customers.map(({ id }) => id));
      const raised = await read(sql`select 1 as n from limit_increases
      where borrower_id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)`);
      expect(raised).toEqual([]);
    },
  );

  test('is answered thirty times an hour', async () => {
    const { phone } = nextBuyer();
    const outcomes = [];
    for (let time = 0; time < 31; time += 1) outcomes.push((await told({ from: phone, text: 'oi' })).outcome);
    expect(outcomes).toEqual([...Array.from({ length: 30 }, () => 'ANSWERED'), 'IGNORED']);
  });
});

describe('a sale that follows', () => {
  const offer = async (borrowerId: string, of = shop) => {
    const ask = { borrowerId, principal: cents(20_000), storeId: of.storeId };
    const { id } = await priceProposals(platform, ports, asOperator(of.actor), ask);
    const [kept] = await read(sql<object>`select channel from contracts where id = ${id}::uuid`);
    return kept;
  };

  test('says chatbot while the budget counts, in its retailer alone', async () => {
    const { id, cpf, phone } = await givenBuyer();
    expect(await offer(id)).toEqual({ channel: null });
    await write(phone, cpf, '200');
    expect(await offer(id)).toEqual({ channel: 'chatbot' });
    const elsewhere = await givenShop(platform);
    await grant(platform, elsewhere, id);
    expect(await offer(id, elsewhere)).toEqual({ channel: null });
    clock.set('2026-11-22T15:00:00Z');
    expect(await offer(id)).toEqual({ channel: null });
    clock.set('2026-11-21T15:00:00Z');
  });

  test('is one that the store still allows', async () => {
    const { cpf, phone } = await givenBuyer();
    const where = { retailerId: shop.retailerId, storeId: shop.storeId };
    await saveConfiguration(platform, where, { budgets: { isAllowed: false } });
    expect(await write(phone, cpf, '100')).toContain('A calculadora de parcelas não está liberada nesta loja.');
    await saveConfiguration(platform, where, {});
  });
});
