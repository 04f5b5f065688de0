import pg from 'pg';
import type { MigrationTarget } from '../db/migrate.ts';
import { sqlState } from '../db/transaction.ts';

const { escapeIdentifier, escapeLiteral } = pg;

/** Row-level security holds for it: of the rows of retailers and customers it sees those that a request may reach. */
export const APP_ROLE = 'balcao_app';
/** Jobs, the day's close, sign-in, public routes: the rows of everybody, and still no table of its own. */
export const SYSTEM_ROLE = 'balcao_system';

export type Role = typeof APP_ROLE | typeof SYSTEM_ROLE;

const ROLES = [APP_ROLE, SYSTEM_ROLE] as const;

/**
 * What PostgreSQL writes of a statement that fails: its message, which names the part or the constraint, and neither its
 * text nor its values. The server's own log has the rest.
 */
export const logSettings = [
  { name: 'log_min_error_statement', value: 'panic' },
  { name: 'log_error_verbosity', value: 'terse' },
] as const;

/** Another process, perhaps of another database of the cluster, made the same thing meanwhile. */
const RACE_STATES = new Set(['42710', '23505', 'XX000']);
const MOST_TRIES = 10;

async function unlessMade(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!RACE_STATES.has(sqlState(error) ?? '')) throw error;
  }
}

const NOT_ALLOWED = '42501';

/** Lets both roles keep their statements out of the log, where the owner may give that away. */
export async function quietLogs(target: MigrationTarget): Promise<void> {
  for (const { name } of logSettings) {
    const loud = await target.names(`select rolname as name from pg_roles
      where rolname in (${listed}) and not has_parameter_privilege(oid, ${escapeLiteral(name)}, 'set')`);
    for (const role of loud) {
      await unlessMade(() => target.run(`grant set on parameter ${name} to ${role}`)).catch((error: unknown) => {
        if (sqlState(error) !== NOT_ALLOWED) throw error;
      });
    }
  }
}

const listed = ROLES.map(escapeLiteral).join(', ');
// Since version 16 a member may be without the right to take the role.
const RIGHT = "case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end";

/**
 * Makes both roles, which are the cluster's, and lets the owner, or the server's login, take them. What is there already
 * needs no right to make it.
 */
export async function makeRoles(target: MigrationTarget, login?: string): Promise<void> {
  const made = await target.names(`select rolname as name from pg_roles where rolname in (${listed})`);
  for (const role of ROLES.filter((each) => !made.includes(each)))
    await unlessMade(() => target.run(`create role ${role} nologin`));
  const taker = login === undefined ? 'current_user' : escapeLiteral(login);
  const name = login === undefined ? 'current_user' : escapeIdentifier(login);
  const untaken = `select rolname as name from pg_roles
    where rolname in (${listed}) and not pg_has_role(${taker}, oid, ${RIGHT})`;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const left = await target.names(untaken);
    if (left.length === 0) return;
    for (const role of left) await unlessMade(() => target.run(`grant ${role} to ${name}`));
  }
}
