import type { Pool } from '../kernel/db/database.ts';

/** Statements that the product sent, by text, each with the file that sent it first. */
export type Sent = Map<string, string>;

const isStatement = /^\s*(select|with|insert|update|delete)\b/i;
/** Deep enough to see past the kernel to who asked. */
const FRAMES = 60;

/** File under `server/src` that asked for the statement being sent, the database part of the kernel aside. */
function sender(): string {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error('where');
  Error.stackTraceLimit = before;
  const files = [...stack.matchAll(/\/server\/src\/([\w./-]+\.ts)/g)].map(([, file = '']) => file);
  return files.find((file) => !/^(kernel\/(db|act)\/|distribution\/recording)/.test(file)) ?? 'unknown';
}

const isOfTests = (file: string) => /(^|\/)(testing|storms|invariants)\/|testing\.ts$|\.test\.ts$/.test(file);

/** The same pool; what the product sends through it is kept in `sent`, what tests prepare is not. */
export function recording(pool: Pool, sent: Sent): Pool {
  return {
    async connect() {
      const connection = await pool.connect();
      return {
        query(text, values) {
          if (isStatement.test(text) && !sent.has(text)) {
            const file = sender();
            if (!isOfTests(file)) sent.set(text, file);
          }
          return connection.query(text, values);
        },
        release: (isBroken) => connection.release(isBroken),
      };
    },
    end: () => pool.end(),
  };
}
