import { expect, test } from 'vitest';
import { type Connection, createDb } from './database.ts';

const refused = Object.assign(new Error('duplicate key'), { code: '23505', severity: 'ERROR' });
const silent = new Error('Query read timeout');

/** A pool of one connection that fails what `faults` names, and tells what it was sent and how it was given back. */
function watched(faults: Readonly<Record<string, Error>> = {}) {
  const sent: string[] = [];
  const returned: (boolean | undefined)[] = [];
  const connection: Connection = {
    query(text) {
      sent.push(text);
      const fault = faults[text];
      return fault ? Promise.reject(fault) : Promise.resolve({ rows: [], rowCount: 0 });
    },
    release: (isBroken) => returned.push(isBroken),
  };
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() };
  return { db: createDb(pool), sent, returned };
}

test.each([
  [refused, false],
  // Planted bug: a connection that still waits for its answer, given to the next caller, answers them with it.
  [silent, true],
])('a connection is kept after a refusal of the server, not after any other failure: %s', async (fault, isBroken) => {
  const { db, returned } = watched({ 'select 1': fault });
  await expect(db.query('select 1', [])).rejects.toBe(fault);
  expect(returned).toEqual([isBroken]);
});

test('a transaction begins, works and commits on one connection', async () => {
  const { db, sent, returned } = watched();
  const done = await db.transaction(async (tx) => {
    await tx.query('insert', []);
    return tx.isTransaction;
  }, 'repeatable read');
  expect([done, sent, returned]).toEqual([
    true,
    ['begin isolation level repeatable read', 'insert', 'commit'],
    [false],
  ]);
});

test.each([
  ['refused by its own rules', {}, new Error('no'), false],
  ['on a connection that cannot undo it', { rollback: silent }, new Error('no'), true],
])('a transaction %s is undone and says why', async (_, faults, reason, isBroken) => {
  const { db, sent, returned } = watched(faults);
  await expect(db.transaction(() => Promise.reject(reason))).rejects.toBe(reason);
  expect([sent.at(-1), returned]).toEqual(['rollback', [isBroken]]);
});

test('a transaction whose commit fails says so', async () => {
  const { db, sent } = watched({ commit: refused });
  await expect(db.transaction(() => Promise.resolve(1))).rejects.toBe(refused);
  expect(sent.at(-1)).toBe('rollback');
});

test('none begins inside another', async () => {
  const { db } = watched();
  await expect(db.transaction((tx) => tx.transaction(() => Promise.resolve(1)))).rejects.toThrow('inside');
});
