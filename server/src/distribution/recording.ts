import type { PostgresPool } from 'kysely';

/** Statements that the product sent, by text, each with the file that sent it first. */
export type Sent = Map<string, string>;

const isStatement = /^\s*(select|with|insert|update|delete)\b/i;
/** Deep enough to see past the query builder to who asked. */
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
export function recording(pool: PostgresPool, sent: Sent): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      const query = (text: unknown, ...rest: unknown[]) => {
        if (typeof text === 'string' && isStatement.test(text) && !sent.has(text)) {
          const file = sender();
          if (!isOfTests(file)) sent.set(text, file);
        }
        return (client.query as (...all: unknown[]) => unknown).call(client, text, ...rest);
      };
      return { query, release: () => client.release() } as unknown as typeof client;
    },
    end: () => pool.end(),
  };
}
