import { expect, test, vi } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { newId } from '../../../kernel/ids.ts';
import { connect, readAppConfig } from '../../../app.ts';
import { CODE } from '../../../testing/shop.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { E2E, steps, transfersOf } from '../testing/counter.ts';
import { holdBatch, resumeBatch, reverseBatch } from '../use-cases/hold-batch.ts';
import { listBatches } from '../use-cases/list-batches.ts';
import { makeRemittance } from '../bank-files/remit.ts';
import { askPayout } from './ask-payout.ts';
import { keepPayouts } from './keep-payouts.ts';
import type { PayoutAsk, PayoutPorts, PayoutState } from './ports.ts';
import { answerForBank, settlePayout } from './settle-payout.ts';

const { database, platform, clock, shop } = prepareCounter({ databasePer: 'test', connections: 8 });
const { finish, givenDueBatch, owed, place, reasoned, treasurer } = transfersOf({ database, platform, clock, shop });

/** A bank that answers as it is told, and what it was asked to pay. */
function aBank(...says: (PayoutState | Error)[]) {
  const asked: PayoutAsk[] = [];
  const ports: PayoutPorts = {
    webhookSecret: 'the secret that the bank of the tests signs with',
    bankSays: null,
    provider: {
      pay(payout) {
        asked.push(payout);
        const said = says.shift() ?? { status: 'PROCESSING' };
        return said instanceof Error ? Promise.reject(said) : Promise.resolve(said);
      },
    },
  };
  return { ports, asked };
}

/** A batch in the transitory account. */
async function givenBatchToPay() {
  const ana = await treasurer('ANA');
  const { batchId } = await givenDueBatch();
  for (const step of steps.slice(0, 2)) await finish(ana, batchId, step);
  const ask = ({ ports }: { ports: PayoutPorts }, key?: string) =>
    askPayout(platform, ports, ana.keyed(key), batchId, place());
  const of = async (state: 'OPEN' | 'DONE') =>
    (await listBatches(platform, ana.actor, { state })).items.find((one) => one.batchId === batchId);
  return { ana, batchId, ask, of };
}
const work = ({ ports }: { ports: PayoutPorts }) => asSystem('worker', () => keepPayouts(platform, ports));
const told = (notice: Parameters<typeof settlePayout>[1]) => asSystem('test', () => settlePayout(platform, notice));
async function rowOf<Row>(query: { execute: (db: typeof database.db) => Promise<{ rows: Row[] }> }): Promise<Row> {
  const [row] = (await query.execute(database.db)).rows;
  if (!row) throw new Error('no row');
  return row;
}
const later = () => clock.set(new Date(clock.now().getTime() + 61_000));

// Planted: a lost answer paid twice; a notice told again finished the step again; the batch was free while the bank had it.
test('a bank pays a batch by Pix once: told again after a lost answer, answered by whoever is first, by two at once', async () => {
  const { ana, batchId, ask, of } = await givenBatchToPay();
  const bank = aBank(new Error('lost'));
  const key = newId();
  expect(await ask(bank, key)).toMatchObject({ isPaidOut: true, payoutFault: null });
  expect(await ask(bank, key)).toMatchObject({ isPaidOut: true });
  await expectRefusal(ask(bank), 'BATCH_IN_PAYOUT');
  await expectRefusal(finish(ana, batchId, 'TRANSITORY_TO_RETAILER'), 'BATCH_IN_PAYOUT');
  const account = { code: '756', agreement: 'C', agency: '1', agencyDigit: '9', account: '1', accountDigit: '6' };
  await expectRefusal(
    makeRemittance(platform, { ...account, cep: '69000000', uf: 'AM' }, ana.keyed()),
    'NOTHING_TO_REMIT',
  );

  await Promise.all([work(bank), work(bank)]);
  expect(bank.asked).toHaveLength(1);
  expect(bank.asked[0]).toMatchObject({ amountCents: 96_000, pixKey: expect.stringMatching(/^\d{14}$/) });
  await work(bank);
  later();
  await work(bank);
  expect(bank.asked.map(({ id }) => id)).toEqual([bank.asked[0]?.id, bank.asked[0]?.id]);
  expect(await owed(shop.retailerId)).toBe(96_000);

  const notice = { id: bank.asked[0]?.id ?? '', status: 'SETTLED', endToEndId: E2E } as const;
  const both = await Promise.all([told(notice), told(notice)]);
  expect(both.toSorted()).toEqual(['DONE', 'STANDING']);
  expect(await told(notice)).toBe('STANDING');
  expect(await told({ id: notice.id, status: 'FAILED', reason: 'Conta encerrada' })).toBe('STANDING');
  expect(await told({ ...notice, id: newId() })).toBe('UNKNOWN');
  later();
  await work(bank);
  expect(bank.asked).toHaveLength(2);
  expect(await owed(shop.retailerId)).toBe(0);
  const done = await of('DONE');
  expect(done?.steps[2]).toMatchObject({ finished: { name: 'ANA' }, endToEndId: E2E, fileName: null });

  // Sent back after it was paid: the treasury is told, and two people undo it.
  expect(await told({ id: notice.id, status: 'RETURNED', reason: 'Conta encerrada' })).toBe('DONE');
  expect(await told({ id: notice.id, status: 'RETURNED', reason: 'Conta encerrada' })).toBe('STANDING');
  expect(await of('DONE')).toMatchObject({ payoutFault: 'Conta encerrada', status: 'AT_RETAILER' });
  await holdBatch(platform, ana.keyed(), batchId, reasoned());
  await reverseBatch(platform, (await treasurer('BIA')).keyed(), batchId, reasoned());
  expect(await owed(shop.retailerId)).toBe(96_000);
});

test('refused, the batch is free again and says why; held, it waits and is asked again', async () => {
  const { ana, batchId, ask, of } = await givenBatchToPay();
  const bank = aBank({ status: 'FAILED', reason: 'Chave Pix não encontrada' });
  await ask(bank);
  await work(bank);
  expect(await of('OPEN')).toMatchObject({
    isPaidOut: false,
    payoutFault: 'Chave Pix não encontrada',
    status: 'AT_TRANSITORY_ACCOUNT',
  });
  const second = aBank(
    { status: 'PROCESSING' },
    { status: 'SETTLED', endToEndId: E2E },
    { status: 'SETTLED', endToEndId: E2E },
  );
  expect(await ask(second)).toMatchObject({ isPaidOut: true, payoutFault: null });
  await work(second);
  await holdBatch(platform, ana.keyed(), batchId, reasoned());
  const bia = await treasurer('BIA');
  await expectRefusal(reverseBatch(platform, bia.keyed(), batchId, reasoned()), 'BATCH_IN_PAYOUT');
  later();
  await work(second);
  expect(await of('OPEN')).toMatchObject({ isPaidOut: true, status: 'AT_TRANSITORY_ACCOUNT' });
  await resumeBatch(platform, bia.keyed(), batchId, place());
  later();
  await work(second);
  expect(await of('DONE')).toMatchObject({ status: 'AT_RETAILER' });
  const kept = await sql<{ status: string }>`select status from payouts order by asked_at, id`.execute(database.db);
  expect(kept.rows.map(({ status }) => status)).toEqual(['FAILED', 'SETTLED']);
});

// Planted: the write asked for the status as it was read, and the bank's answer was taken for told already.
test('an answer that comes while the bank’s having taken the payout is being noted counts', async () => {
  const { ask, of } = await givenBatchToPay();
  await ask(aBank());
  const { id } = await rowOf(sql<{ id: string }>`select id from payouts`);
  let answer: Promise<string> | undefined;
  await database.db.transaction(async (tx) => {
    await sql`update payouts set status = 'ACCEPTED' where id = ${id}::uuid`.execute(tx);
    answer = told({ id, status: 'FAILED', reason: 'Chave Pix não encontrada' });
    const waits = sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await rowOf(waits)).n).toBe(1));
  });
  expect(await answer).toBe('DONE');
  expect(await of('OPEN')).toMatchObject({ isPaidOut: false, payoutFault: 'Chave Pix não encontrada' });
});

test('the embedded bank answers as somebody decides; without a bank nothing is offered', async () => {
  const { ana, batchId, ask, of } = await givenBatchToPay();
  const config = readAppConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED_DEMONSTRATION: 'true' });
  const ports = connect(config, platform, () => CODE).payoutBank;
  const answer = (isPaid: boolean, by = ports) =>
    answerForBank(platform, by, asOperator(ana.actor), { batchId }, { ...place(), isPaid });
  await expectRefusal(answer(true), 'NOTHING_PAID_OUT');
  await expectRefusal(ask({ ports: { ...ports, provider: null } }), 'PAYOUT_NOT_OFFERED');
  await ask({ ports });
  await work({ ports });
  expect(await answer(false)).toMatchObject({ isPaidOut: false, payoutFault: 'Chave Pix não encontrada' });
  await ask({ ports });
  await expectRefusal(answer(true, { ...ports, bankSays: null }), 'NOT_FOUND');
  expect(await answer(true)).toMatchObject({ status: 'AT_RETAILER', payoutFault: null });
  expect((await of('DONE'))?.steps[2]?.endToEndId).toMatch(/^E\d{20}[\da-f]{11}$/);
});
