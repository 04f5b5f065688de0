import { bankBusinessDayAfter, civilDate, isBoleto, parseBoleto } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { describe, expect, test } from 'vitest';
import { pdfLines } from '../../testing/pdf-text.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { by, givenCustomer, paymentsPorts } from '../../testing/shop.ts';
import { payInstallments } from '../payments/index.ts';
import { saveConfiguration } from '../retailers/index.ts';
import { cancelSettledBoletos } from './close-steps/cancel-settled.ts';
import { testBank } from '../../testing/papers/boleto-bank.ts';
import { allowInvoices, arrive, givenBilled, givenBoleto } from './testing.ts';
import { decidePayment } from './use-cases/decide-payment.ts';
import { listDecided, listWaiting } from './use-cases/list-waiting.ts';
import { renderBoleto } from './use-cases/render-boleto.ts';
import { showSettings } from './use-cases/show-settings.ts';
import { waitingBoletoPayments } from './waiting.ts';

const { database, platform, clock, shop } = prepareCounter();

const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows[0];
const billed = (options = {}) => givenBilled(platform, shop, options);
const again = (borrowerId: string) => givenBoleto(platform, shop, borrowerId);
const installmentsOf = async (contractId: string) =>
  (
    await sql<{ id: string; status: string; due: string }>`
      select id, status, due_on::text as due from installments where contract_id = ${contractId}::uuid order by number`.execute(
      database.db,
    )
  ).rows;
const statusesOf = async (contractId: string) => (await installmentsOf(contractId)).map(({ status }) => status);
const analyst = () => ({ ...shop, actor: { ...shop.actor, role: 'analyst' as const } });
const waiting = () => listWaiting(platform, shop.actor);
const decide = (id: string, decision: 'APPLY' | 'RETURN') =>
  decidePayment(platform, paymentsPorts, by(analyst(), 'POST /decide'), { id, decision, reason: 'conferido no banco' });

describe('the boleto of the next installment', () => {
  test('is of the first installment with its fee, as FEBRABAN lays it out, and goes to the customer', async () => {
    const { boleto, contractId } = await billed();
    const [first] = await installmentsOf(contractId);
    expect(boleto).toMatchObject({ isNew: true, installmentNumber: 1, installmentCount: 3, dueDate: first?.due });
    expect(boleto.invoiceUrl).toBe(`/render/${boleto.id}/invoices`);
    expect([boleto.digitableLine, boleto.barcode].map(isBoleto)).toEqual([true, true]);
    expect(parseBoleto(boleto.digitableLine, '2026-11-21')).toEqual({
      bank: '999',
      dueOn: boleto.dueDate,
      amountCents: boleto.value,
      freeField: `0001${boleto.nossoNumero}0001`,
    });
    const message = await one(sql<{ text: string }>`
      select text_sealed as text from messages where purpose = 'BOLETO' order by id desc limit 1`);
    expect(platform.secrets.decrypt(message?.text ?? '')).toContain(`Nosso número ${boleto.nossoNumero}`);
  });

  test('asked for again, at once too, is the same one; other figures take its place', async () => {
    const { boleto, borrowerId } = await billed();
    const same = await Promise.all([again(borrowerId), again(borrowerId), again(borrowerId)]);
    expect(same.map(({ id, isNew }) => [id, isNew])).toEqual(Array.from({ length: 3 }, () => [boleto.id, false]));
    clock.set('2027-01-05T15:00:00Z');
    const late = await again(borrowerId);
    expect(late).toMatchObject({ isNew: true, installmentNumber: 1, dueDate: '2027-01-05' });
    expect(late.value).toBeGreaterThan(boleto.value);
    expect(await one(sql`select status from boletos where id = ${boleto.id}::uuid`)).toEqual({ status: 'CANCELED' });
  });

  test('of a bank that does not answer is asked for again, once it does, under its number', async () => {
    await allowInvoices(platform, shop);
    const { borrowerId } = await billed();
    clock.set('2027-01-06T15:00:00Z');
    const silent = { ...testBank(platform), provider: { register: () => Promise.reject(new Error('no answer')) } };
    await expectRefusal(givenBoleto(platform, shop, borrowerId, silent), 'SERVICE_UNAVAIBLE');
    const kept = await one(sql<{ id: string }>`
      select id from boletos where borrower_id = ${borrowerId}::uuid and status = 'REGISTERING'`);
    expect(await again(borrowerId)).toMatchObject({ id: kept?.id });
  });

  test('is refused without an installment, in a store that issues none, and to who did not look the customer up', async () => {
    const nobody = await givenCustomer(platform, shop);
    await expectRefusal(again(nobody), 'NO_PENDING_INSTALLMENTS_FOR_BORROWER');
    await expectRefusal(again(newId()), 'BORROWER_NOT_FOUND');
    const { borrowerId } = await billed();
    const settings = () => showSettings(platform, shop.actor, shop.storeId);
    expect(await settings()).toEqual({ enabledToGenerateBorrowerInvoice: true });
    await saveConfiguration(platform, shop, { invoices: { isAllowed: false } });
    expect(await settings()).toEqual({ enabledToGenerateBorrowerInvoice: false });
    await expectRefusal(again(borrowerId), 'BORROWER_INVOICES_DISABLED');
    await expectRefusal(showSettings(platform, shop.actor, newId()), 'STORE_NOT_FOUND');
  });

  test('is printed with both parties, its figures and what late days cost', async () => {
    const { boleto } = await billed();
    const value = String.raw`R\$ ${(boleto.value / 100).toFixed(2).replace('.', ',')}`;
    const [year, month, day] = boleto.dueDate.split('-');
    const due = `${day}/${month}/${year}`;
    const file = await renderBoleto(platform, testBank(platform), shop.actor, boleto.id);
    const words = pdfLines(file).flat().join(' ').replaceAll('\u00a0', ' ');
    for (const said of [
      // Once for the payer to keep, once for the bank.
      new RegExp(`${due}.*${due}`),
      new RegExp(`${value}.*${value}`),
      new RegExp(`${boleto.nossoNumero.slice(0, 16)}.*${boleto.nossoNumero.slice(0, 16)}`),
      /Banco de Demonstração.*999-\d/,
      /Local de pagamento.*Pagável em qualquer banco/,
      /Agência \/ Código do beneficiário/,
      /Espécie doc\..*Aceite.*Data do processamento/,
      /Carteira.*Quantidade/,
      /CNPJ \w{2}\.\w{3}\.\w{3}\/\w{4}-\d{2}/,
      /mais R\$ \d+,\d\d de multa/,
      /99990\.001\d{2} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}/,
      /CPF \d{3}\.\d{3}\.\d{3}-\d{2}/,
      /Beneficiário/,
      /Ficha de compensação/,
      /Recibo do pagador/,
      new RegExp(`${boleto.contractNumber} 1/3`),
      /de juros por dia desde o vencimento/,
      /desconto de R\$.\d+,\d\d por dia de antecipação/,
      /DEMONSTRAÇÃO/,
    ])
      expect(words).toMatch(said);
    const printed = () => renderBoleto(platform, testBank(platform), shop.actor, newId());
    await expectRefusal(printed(), 'BOLETO_NOT_FOUND');
  });
});

describe('a boleto that was paid', () => {
  test('in time pays its installment: payment, books, receipt, message, audit; once, however often it is told', async () => {
    const { boleto, value, contractId, borrowerId } = await billed();
    clock.set('2026-12-21T15:00:00Z');
    const on = new Date(`${boleto.dueDate}T15:00:00Z`);
    clock.set(on.toISOString());
    const paymentId = newId();
    const told = await Promise.all(
      Array.from({ length: 5 }, () => arrive(platform, { nossoNumero: boleto.nossoNumero, value, paymentId })),
    );
    expect(told.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'PAID'));
    expect(await statusesOf(contractId)).toEqual(['PAID', 'OPEN', 'OPEN']);
    const paid = sql<{ id: string }>`
      select id, method, operator_id, total_cents::int as total from payments where borrower_id = ${borrowerId}::uuid`;
    expect((await paid.execute(database.db)).rows).toMatchObject([
      { method: 'BOLETO', operator_id: null, total: value },
    ]);
    const lines = sql<{ account: string; on: string }>`
      select l.account, e.posted_on::text as "on" from journal_lines l join journal_entries e
        on e.borrower_id = l.borrower_id and e.id = l.entry_id
      where e.subject_id = ${(await one(paid))?.id}::uuid and l.amount_cents = ${value} order by e.posted_on`;
    expect((await lines.execute(database.db)).rows).toEqual([
      { account: 'boletos_to_credit', on: boleto.dueDate },
      { account: 'cash_at_bank', on: bankBusinessDayAfter(civilDate(boleto.dueDate), 1) },
    ]);
    const audited = sql<{ n: number }>`
      select count(*)::int as n from audit_entries where subject = ${boleto.id} and action = 'boleto.paid'`;
    expect(await one(audited)).toEqual({ n: 1 });
    expect(await again(borrowerId)).toMatchObject({ installmentNumber: 2, isNew: true });
  });

  test('late pays with what the bank added; early with what it took off', async () => {
    const late = await billed();
    const terms = await one(sql<{ fixed: number; daily: number; early: number }>`
      select late_fixed_cents::int as fixed, late_daily_cents::int as daily, early_daily_cents::int as early
      from boletos where id = ${late.boleto.id}::uuid`);
    const due = new Date(`${late.boleto.dueDate}T15:00:00Z`);
    const day = (days: number) => new Date(due.getTime() + days * 86_400_000);
    clock.set(day(10).toISOString());
    const lateValue = late.value + (terms?.fixed ?? 0) + 10 * (terms?.daily ?? 0);
    expect(await arrive(platform, { ...late.boleto, value: lateValue })).toMatchObject({ outcome: 'PAID' });
    clock.set('2026-11-21T15:00:00Z');
    const early = await billed();
    clock.set(day(-3).toISOString());
    const earlyValue = early.value - 3 * (terms?.early ?? 0);
    expect(await arrive(platform, { ...early.boleto, value: earlyValue })).toMatchObject({ outcome: 'PAID' });
    expect([await statusesOf(late.contractId), await statusesOf(early.contractId)]).toEqual([
      ['PAID', 'OPEN', 'OPEN'],
      ['PAID', 'OPEN', 'OPEN'],
    ]);
  });

  test('with another amount, twice, or of nobody waits and moves nothing', async () => {
    const before = await waitingBoletoPayments(database.db);
    const { boleto, value, contractId } = await billed();
    clock.set(`${boleto.dueDate}T15:00:00Z`);
    expect(await arrive(platform, { ...boleto, value: value - 1 })).toMatchObject({ outcome: 'WAITING' });
    expect(await statusesOf(contractId)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    await arrive(platform, { ...boleto, value });
    expect(await arrive(platform, { ...boleto, value })).toMatchObject({ outcome: 'WAITING' });
    expect(await arrive(platform, { nossoNumero: '1'.repeat(17), value: 700 })).toMatchObject({ outcome: 'WAITING' });
    const after = await waitingBoletoPayments(database.db);
    expect([after.count - before.count, after.cents - before.cents]).toEqual([3, value - 1 + value + 700]);
    const listed = (await waiting()).filter(({ contractNumber }) => contractNumber === boleto.contractNumber);
    expect(listed.map(({ fault, why, expectedValue }) => [fault, why, expectedValue])).toEqual([
      ['OTHER_AMOUNT', 'SHORT', value],
      ['NOT_OWED', 'TWICE', value],
    ]);
    expect(listed[0]?.pays[0]).toMatchObject({ installmentNumber: 2 });
  });
});

describe('a payment that waits', () => {
  const given = async (less: number) => {
    const made = await billed();
    clock.set(`${made.boleto.dueDate}T15:00:00Z`);
    await arrive(platform, { ...made.boleto, value: made.value - less });
    const found = (await waiting()).find(({ contractNumber }) => contractNumber === made.boleto.contractNumber);
    return { ...made, id: found?.id ?? '' };
  };

  test('pays what is owed, in part too, once a person says so', async () => {
    const { id, contractId, value } = await given(100);
    const told = (await waiting()).find((payment) => payment.id === id);
    // What is shown before is what is done: no payment without its items seen.
    expect(told?.pays.map(({ value: paid }) => paid).reduce((sum, part) => sum + part, 0)).toBe(value - 100);
    expect(await decide(id, 'APPLY')).toMatchObject({
      outcome: 'APPLIED',
      decidedBy: 'CAIXA DE TESTE',
      value: value - 100,
    });
    expect(await statusesOf(contractId)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    const settled = await one(sql<{ cents: number }>`
      select settled_cents::int as cents from installments where contract_id = ${contractId}::uuid and number = 1`);
    expect(settled?.cents).toBeGreaterThan(0);
    expect((await waiting()).map((payment) => payment.id)).not.toContain(id);
    const [last] = await listDecided(platform, shop.actor);
    expect(last).toMatchObject({ id, outcome: 'APPLIED', decidedBy: 'CAIXA DE TESTE', reason: 'conferido no banco' });
    expect(await listDecided(platform, { ...shop.actor, retailerId: newId() })).toEqual([]);
    await expectRefusal(decide(id, 'RETURN'), 'BOLETO_PAYMENT_DECIDED');
  });

  test('goes back, and never was in the books; more than is owed can only go back', async () => {
    const { id, contractId } = await given(-10_000_000);
    const told = (await waiting()).find((payment) => payment.id === id);
    expect(told).toMatchObject({ why: 'OVER', pays: [] });
    await expectRefusal(decide(id, 'APPLY'), 'BOLETO_PAYMENT_EXCEEDS_DEBT');
    expect(await decide(id, 'RETURN')).toMatchObject({ outcome: 'RETURNED', reason: 'conferido no banco' });
    expect(await statusesOf(contractId)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    await expectRefusal(decide(newId(), 'RETURN'), 'BOLETO_PAYMENT_NOT_FOUND');
  });

  test("of no boleto of ours is the provider's to send back", async () => {
    await sql`update retailers set is_provider = true where id = ${shop.retailerId}::uuid`.execute(database.db);
    await arrive(platform, { nossoNumero: '2'.repeat(17), value: 900 });
    const found = (await waiting()).find(({ nossoNumero }) => nossoNumero === '2'.repeat(17));
    await expectRefusal(decide(found?.id ?? '', 'APPLY'), 'BOLETO_PAYMENT_WITHOUT_CUSTOMER');
    expect(await decide(found?.id ?? '', 'RETURN')).toMatchObject({ outcome: 'RETURNED' });
  });
});

test("the day's close takes away the boleto of an installment that was paid at the till; its money then waits", async () => {
  const { boleto, contractId, value } = await billed();
  const [first] = await installmentsOf(contractId);
  await payInstallments(platform, paymentsPorts, by(shop, 'POST /pay'), {
    installmentIds: [first?.id ?? ''],
    storeId: shop.storeId,
  });
  await cancelSettledBoletos.run(database.db, { day: '2026-11-21', now: clock.now(), cursor: null, limit: 100 });
  expect(await one(sql`select status from boletos where id = ${boleto.id}::uuid`)).toEqual({ status: 'CANCELED' });
  expect(await arrive(platform, { ...boleto, value })).toMatchObject({ outcome: 'WAITING' });
});
