import type { Brand } from './brand/keep-brand.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Log } from './log.ts';
import type { Secrets } from './secrets.ts';

/** What every module is given: nothing in it knows a module or a vendor. */
export interface Platform {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  log: Log;
  brand: Brand;
  /** Where people reach the product, for links in messages: 'https://balcao.example'. */
  publicUrl: string;
}
