import { addSeconds, type Clock, dayIn } from '../kernel/clock.ts';
import type { OpenDatabase } from '../kernel/db/open-database.ts';
import type { Log } from '../kernel/log.ts';
import { asSystem } from '../kernel/row-security/scope.ts';
import { checkChanged } from './book-check.ts';
import { takeNight } from './checks-store.ts';
import { wholeInstead } from './told-check.ts';

export interface NightlyCheckDeps {
  database: Pick<OpenDatabase, 'openSlow'>;
  clock: Clock;
  log: Log;
}

/** The zone whose nights count, and the hour from which the books of the day before are checked. */
const ZONE = 'America/Manaus';
const FROM_HOUR = 3;
const ASK_EVERY_MS = 600_000;

/** Checks what changed, once a night over all servers; tells the log what is broken. */
export const checkTonight = (deps: NightlyCheckDeps): Promise<void> => asSystem('check-books', () => check(deps));

async function check({ database, clock, log }: NightlyCheckDeps): Promise<void> {
  // A night is taken by the clock: one that is wrong would take another one's.
  if (clock.isRight?.() === false) return;
  const night = dayIn(ZONE, addSeconds(clock.now(), -FROM_HOUR * 3_600));
  const db = database.openSlow();
  try {
    const id = await takeNight(db, clock.now(), night);
    if (id === null) return;
    const done = await checkChanged({ db, clock, onWhole: (last) => log.info({ night }, wholeInstead(last)) }, id);
    const broken = done.findings.filter(({ count }) => count > 0);
    const facts = { night, kind: done.kind, customers: done.customers, brokenBefore: done.brokenBefore };
    if (broken.length === 0) log.info(facts, 'the books hold');
    for (const { id: rule, says, count, examples } of broken) log.error({ ...facts, rule, count, examples }, says);
  } finally {
    await db.close();
  }
}

/** Asks now and then whether the night's check is due; the returned function ends the asking. */
export function startNightlyCheck(deps: NightlyCheckDeps): () => void {
  let isChecking = false;
  const ask = async () => {
    if (isChecking) return;
    isChecking = true;
    await checkTonight(deps).catch((error: unknown) => deps.log.error({ err: error }, 'the check of the books failed'));
    isChecking = false;
  };
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
