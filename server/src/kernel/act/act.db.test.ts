import { sql } from '../db/sql.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testActor } from '../../testing/http.ts';
import { setClock } from '../../testing/platform.ts';
import type { AuditNote } from '../audit/audit.ts';
import { firstBrokenLink, sealAudit } from '../audit/chain.ts';
import type { Fragment } from '../db/guarded-write.ts';
import { newId } from '../ids.ts';
import { Refusal, refuse } from '../refusal.ts';
import { act } from './act.ts';
import type { Decision } from './decision.ts';
import type { Lock } from './lock.ts';
import { type Claim, type Customer, asOperator, type Principal, type System } from './principal.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';

const clock = setClock('2026-11-22T03:30:00Z');
const retailerId = newId();
const actor = testActor({ operatorId: newId(), retailerId });
const note: AuditNote = { action: 'limit.changed', subject: 'one' };

const database = prepareDatabase();
const platform = prepared(() => ({ db: database.db, clock }));
beforeAll(async () => {
  await sql`create table stock (id int primary key, items int not null, version int not null default 0)`.execute(
    database.db,
  );
  await sql`create table taken (id int primary key)`.execute(database.db);
});
beforeEach(async () => {
  await sql`truncate stock, taken, claims, audit_entries, audit_heads`.execute(database.db);
  await sql`insert into stock values (1, 10)`.execute(database.db);
});

const claimOf = (over: Partial<Claim> = {}): Claim => ({
  key: 'key-of-one-act',
  route: 'POST /take',
  bodyHash: 'body',
  ...over,
});
const stockLock: Lock = {
  fragment: 'stock',
  // Asks first which row it is. Planted bug: asked inside the transaction, thirty of them wait for ever.
  row: () => readStock(database.db).then(() => sql`select 1 from stock where id = 1 for update`),
};

interface Stock {
  items: number;
  version: number;
}
const readStock = async (db: typeof database.db): Promise<Stock> => {
  const found = await sql<Stock>`select items, version from stock where id = 1`.execute(db);
  return found.rows[0] ?? refuse('NOT_FOUND');
};
const take = ({ version }: Stock, items = 1): Fragment => ({
  name: 'stock',
  rows: 1,
  statement: sql`update stock set items = items - ${items}::int, version = version + 1
    where id = 1 and version = ${version}::int returning 1`,
});

/** Takes one item of the stock; answers what is left. */
const takeOne = (principal: Principal = asOperator(actor), lock: Lock | undefined = stockLock) =>
  act(platform, {
    principal,
    ...(lock && { lock }),
    read: readStock,
    decide: (stock): Decision<{ left: number }> => {
      if (stock.items === 0) refuse('OFFER_EXPIRED');
      return { answer: { left: stock.items - 1 }, writes: [take(stock)], audit: note };
    },
  });

const stock = () => readStock(database.db);
const entries = async () =>
  (
    await sql<Record<string, unknown>>`
      select retailer_id, principal, operator_id, borrower_id, action, subject from audit_entries order by id`.execute(
      database.db,
    )
  ).rows;
const keys = async () => (await sql`select claimant_id, claimant_kind, key from claims`.execute(database.db)).rows;

describe('one write', () => {
  test('effect, audit and claim stand together; the business day is the one of the principal', async () => {
    const days: string[] = [];
    const answer = await act(platform, {
      principal: asOperator(actor, claimOf()),
      read: readStock,
      decide: (facts, { today }) => {
        days.push(today);
        return { answer: facts.items, writes: [take(facts)], audit: note };
      },
    });
    expect([answer, (await stock()).items, days]).toEqual([10, 9, ['2026-11-21']]);
    expect(await entries()).toMatchObject([{ principal: 'operator', operator_id: actor.operatorId, subject: 'one' }]);
    expect(await keys()).toEqual([{ claimant_id: actor.operatorId, claimant_kind: 'operator', key: 'key-of-one-act' }]);
  });

  test('a missed guard undoes all of it, and says what the decision calls it', async () => {
    const missing: Fragment = { name: 'gone', rows: 1, statement: sql`delete from taken where id = 5 returning 1` };
    const work = act(platform, {
      principal: asOperator(actor, claimOf()),
      read: readStock,
      decide: (facts) => ({
        answer: 1,
        writes: [take(facts), missing],
        audit: note,
        missed: { gone: 'EVALUATION_EXPIRED' },
      }),
    });
    await expectRefusal(work, 'EVALUATION_EXPIRED');
    expect([(await stock()).items, await entries(), await keys()]).toEqual([10, [], []]);
  });

  test('a unique index that was taken meanwhile is the refusal the decision names', async () => {
    await sql`insert into taken values (1)`.execute(database.db);
    const again: Fragment = { name: 'again', rows: 1, statement: sql`insert into taken values (1) returning 1` };
    const work = act(platform, {
      principal: asOperator(actor),
      read: readStock,
      decide: () => ({ answer: 1, writes: [again], audit: note, taken: 'IMEI_ALREADY_IN_USE' }),
    });
    await expectRefusal(work, 'IMEI_ALREADY_IN_USE');
  });

  test('a refusal may be written: the guess is counted, the trace stays, the key does not', async () => {
    const work = act(platform, {
      principal: asOperator(actor, claimOf()),
      read: readStock,
      decide: (facts) => ({ refusal: new Refusal('UNAUTHORIZED'), writes: [take(facts)], audit: note }),
    });
    await expectRefusal(work, 'UNAUTHORIZED');
    expect([(await stock()).items, (await entries()).length, await keys()]).toEqual([9, 1, []]);
  });
});

describe('the lock', () => {
  test('thirty at once on ten items take ten', async () => {
    // Planted bug: `underLock` that works again without taking the row lock refuses some of the ten.
    const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(takeOne())));
    expect(codes.filter((code) => code === 'done')).toHaveLength(10);
    expect(codes.filter((code) => code === 'OFFER_EXPIRED')).toHaveLength(20);
    expect([await stock(), (await entries()).length]).toEqual([{ items: 0, version: 10 }, 10]);
  });

  test('a refusal that is written stays written behind the row lock as well', async () => {
    // Planted bug: a refusal thrown inside the transaction of the row lock undoes the guess it counted.
    const guess = () =>
      act(platform, {
        principal: asOperator(actor),
        lock: stockLock,
        read: readStock,
        decide: (facts) => {
          if (facts.items === 0) refuse('OFFER_EXPIRED');
          return { refusal: new Refusal('UNAUTHORIZED'), writes: [take(facts)], audit: note };
        },
      });
    const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(guess())));
    expect(codes.filter((code) => code === 'UNAUTHORIZED')).toHaveLength(10);
    expect([await stock(), (await entries()).length]).toEqual([{ items: 0, version: 10 }, 10]);
  });

  test('without a lock a row that moved between reading and writing is a miss', async () => {
    const work = act(platform, {
      principal: asOperator(actor),
      async read(db) {
        const facts = await readStock(db);
        await takeOne();
        return facts;
      },
      decide: (facts) => ({ answer: 1, writes: [take(facts)], audit: note }),
    });
    await expect(work).rejects.toMatchObject({ fragment: 'stock' });
    expect((await stock()).items).toBe(9);
  });

  test('in a transaction of the caller it waits at first, and leaves the work to the caller', async () => {
    const undone = database.db.transaction(async (tx) => {
      await act(
        { db: tx, clock },
        {
          principal: asOperator(actor),
          lock: stockLock,
          read: readStock,
          decide: (facts) => ({ answer: 1, writes: [take(facts)], audit: note }),
        },
      );
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect([(await stock()).items, await entries()]).toEqual([10, []]);
  });
});

describe('the key', () => {
  test('the same request again has one effect and the same answer, also after the state moved on', async () => {
    const first = await takeOne(asOperator(actor, claimOf()));
    await takeOne();
    expect(await takeOne(asOperator(actor, claimOf()))).toEqual(first);
    expect((await stock()).items).toBe(8);
  });

  test('thirty times the same request at once is one effect and thirty equal answers', async () => {
    // Planted bug: a claim written after the effect, in a statement of its own, lets several pass.
    const answers = await Promise.all(Array.from({ length: 30 }, () => takeOne(asOperator(actor, claimOf()))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await stock()).items).toBe(9);
  });

  test('another body or route under the key is refused', async () => {
    await takeOne(asOperator(actor, claimOf()));
    await expectRefusal(takeOne(asOperator(actor, claimOf({ bodyHash: 'other' }))), 'IDEMPOTENCY_KEY_REUSED');
    await expectRefusal(takeOne(asOperator(actor, claimOf({ route: 'POST /other' }))), 'IDEMPOTENCY_KEY_REUSED');
    expect((await stock()).items).toBe(9);
  });

  // Planted: an act that changes nothing and keeps no key lets another body through, and works later when it is sent again.
  test('a request that had nothing to do keeps its key as well: another body is refused, the same has the same answer', async () => {
    const holds = (claim?: Claim) =>
      act(platform, {
        principal: claim ? asOperator(actor, claim) : asOperator(actor),
        read: readStock,
        decide: (facts): Decision<{ left: number }> => ({ unchanged: { left: facts.items } }),
      });
    expect([await holds(), await entries(), await keys()]).toEqual([{ left: 10 }, [], []]);
    const first = await holds(claimOf());
    expect([first, await entries(), (await keys()).length]).toEqual([{ left: 10 }, [], 1]);
    await expectRefusal(takeOne(asOperator(actor, claimOf({ bodyHash: 'other' }))), 'IDEMPOTENCY_KEY_REUSED');
    await expectRefusal(holds(claimOf({ bodyHash: 'other' })), 'IDEMPOTENCY_KEY_REUSED');
    expect([await takeOne(asOperator(actor, claimOf())), (await stock()).items]).toEqual([first, 10]);
  });

  test('two bodies racing under one key: one passes, the other is told', async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => codeOf(takeOne(asOperator(actor, claimOf({ bodyHash: String(n % 2) }))))),
    );
    expect((await stock()).items).toBe(9);
    expect(codes.filter((code) => code === 'IDEMPOTENCY_KEY_REUSED')).toHaveLength(10);
  });

  test('a miss without an earlier answer is still running, and says where', async () => {
    const missing: Fragment = { name: 'moved_away', rows: 1, statement: sql`delete from taken returning 1` };
    const work = act(platform, {
      principal: asOperator(actor, claimOf()),
      read: readStock,
      decide: () => ({ answer: {}, writes: [missing], audit: note }),
    });
    await expectRefusal(work, 'REQUEST_IN_PROGRESS', { fragment: 'moved_away' });
  });

  test('a failure is no refusal: it is passed on as it is', async () => {
    const failure = new Error('database away');
    const work = act(platform, {
      principal: asOperator(actor, claimOf()),
      read: () => Promise.reject(failure),
      decide: () => ({ unchanged: 1 }),
    });
    await expect(work).rejects.toBe(failure);
  });
});

describe('the three kinds of principal', () => {
  const customer: Customer = { kind: 'customer', borrowerId: newId(), retailerId, zone: 'America/Manaus' };
  const system: System = { kind: 'system', name: 'pix-notice', retailerId, zone: 'America/Manaus' };

  test('each claims keys of its own, and the audit says who it was', async () => {
    for (const principal of [asOperator(actor), customer, system]) await takeOne({ ...principal, claim: claimOf() });
    expect((await stock()).items).toBe(7);
    expect(await entries()).toMatchObject([
      { principal: 'operator', operator_id: actor.operatorId, borrower_id: null },
      { principal: 'customer', operator_id: null, borrower_id: customer.borrowerId },
      { principal: 'system', operator_id: null, borrower_id: null },
    ]);
  });

  test('an entry says whom the system acted for, and in whose chain', async () => {
    await act(platform, {
      principal: { kind: 'system', name: 'jobs', zone: 'America/Manaus' },
      read: readStock,
      decide: () => ({ answer: 1, writes: [], audit: { ...note, retailerId, operatorId: actor.operatorId } }),
    });
    expect(await entries()).toMatchObject([
      { retailer_id: retailerId, principal: 'system', operator_id: actor.operatorId },
    ]);
  });

  test('no chain at all is a fault of the code', async () => {
    await expect(takeOne({ kind: 'system', name: 'jobs', zone: 'America/Manaus' })).rejects.toThrow('no retailer');
  });

  test('who acted is sealed with the entry: a changed principal breaks the chain', async () => {
    await takeOne({ ...customer });
    await sealAudit(database.db);
    expect(await firstBrokenLink(database.db, retailerId)).toBeNull();
    await sql`update audit_entries set principal = 'system'`.execute(database.db);
    expect(await firstBrokenLink(database.db, retailerId)).toBe(1);
  });
});
