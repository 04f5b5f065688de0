import { addSeconds, type Clock, DAY_SECONDS } from '../kernel/clock.ts';
import type { Db } from '../kernel/db/database.ts';
import { checkBooks } from './check-books.ts';
import { checkCustomers } from './check-customers.ts';
import { begin, changedAfter, end, type LastWhole, lastWhole, noteAll } from './checks-store.ts';
import type { Finding } from './run-invariant.ts';

/** Days after which a check of everything says nothing of today. */
export const WHOLE_IS_OLD_AFTER_DAYS = 7;
/** Customers whose rows are looked at together. */
const PAGE = 2_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface BookCheckDeps {
  db: Db;
  clock: Clock;
  /** Told when a check of changes becomes one of everything, and after which last one. */
  onWhole?: (last: LastWhole | null) => void;
  /** Customers a page, in tests. */
  page?: number;
}

export interface BookCheck {
  kind: 'WHOLE' | 'CHANGED';
  /** The check of everything that one of changes builds on. */
  last: LastWhole | null;
  /** Rules that did not hold then: whoever did not change is broken still. */
  brokenBefore: number;
  /** Customers looked at; null when everything was. */
  customers: number | null;
  findings: Finding[];
}

/** Runs every invariant over everything, and notes which state of each customer it saw. */
export async function checkWhole(deps: BookCheckDeps, id?: string): Promise<BookCheck> {
  const { db } = deps;
  const run = await begin(db, deps.clock.now(), 'WHOLE', id);
  // Before the rules read: who changes meanwhile counts as changed.
  await noteAll(db);
  const findings = await checkBooks(db);
  await end(db, deps.clock.now(), run, brokenOf(findings));
  return { kind: 'WHOLE', last: null, brokenBefore: 0, customers: null, findings };
}

/**
 * Checks the customers whose money moved since everything was last checked, by the rules that one customer's rows decide.
 * Checks everything instead when the last such check is missing, unfinished or too old.
 */
export async function checkChanged(deps: BookCheckDeps, id?: string): Promise<BookCheck> {
  const { db, clock, page = PAGE } = deps;
  const last = await lastWhole(db);
  if (last === null || isOld(last, clock.now())) {
    deps.onWhole?.(last);
    return checkWhole(deps, id);
  }
  const run = await begin(db, clock.now(), 'CHANGED', id);
  const findings = new Map<string, Finding>();
  let customers = 0;
  for (let after: string | undefined = BEFORE_ALL; after !== undefined;) {
    const ids = await changedAfter(db, after, page);
    if (ids.length > 0) for (const found of await checkCustomers(db, ids)) add(findings, found);
    customers += ids.length;
    after = ids.length < page ? undefined : ids.at(-1);
  }
  await end(db, clock.now(), run, brokenOf([...findings.values()]) + last.broken);
  return { kind: 'CHANGED', last, brokenBefore: last.broken, customers, findings: [...findings.values()] };
}

const isOld = ({ startedAt }: LastWhole, now: Date): boolean =>
  startedAt < addSeconds(now, -WHOLE_IS_OLD_AFTER_DAYS * DAY_SECONDS);

const brokenOf = (findings: readonly Finding[]) => findings.filter(({ count }) => count > 0).length;

/** The same rule over several pages is one finding. */
function add(findings: Map<string, Finding>, found: Finding): void {
  const known = findings.get(found.id);
  const count = found.count + (known?.count ?? 0);
  const examples = [...(known?.examples ?? []), ...found.examples].slice(0, 5);
  findings.set(found.id, { ...found, count, examples, ms: found.ms + (known?.ms ?? 0) });
}
