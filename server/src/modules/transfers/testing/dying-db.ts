import { createDb, type Db, type Pool } from '../../../kernel/db/database.ts';
import { nodePostgresPool } from '../../../kernel/db/pools.ts';

export interface DyingDb {
  db: Db;
  /** Statements that were sent so far. */
  sent: () => number;
  isDead: () => boolean;
}

/** What a process that dies does to its database: from one statement on, sent and not answered, nothing more is said, no rollback either. */
export function dyingDb(url: string, atStatement: number, die = () => undefined as unknown): DyingDb {
  const pool = nodePostgresPool({ url, size: 2 });
  let sent = 0;
  const isDead = () => sent >= atStatement;
  const dying: Pool = {
    async connect() {
      if (isDead()) throw new Error('killed');
      const connection = await pool.connect();
      return {
        async query(text, values) {
          if (isDead()) throw new Error('killed');
          sent += 1;
          const isLast = isDead();
          const answer = connection.query(text, values);
          if (!isLast) return answer;
          // Half of the deaths come before the database has done it.
          if (atStatement % 2 === 0) await answer.catch(() => undefined);
          else void answer.catch(() => undefined);
          die();
          throw new Error('killed');
        },
        release: (isBroken) => connection.release(isBroken === true || isDead()),
      };
    },
    end: () => pool.end(),
  };
  return { db: createDb(dying), sent: () => sent, isDead };
}
