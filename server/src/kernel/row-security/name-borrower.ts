import { cast, scalar } from '../db/select.ts';
import { sql } from '../db/sql.ts';
import type { NameBorrower, NamingRequest } from '../http/asker.ts';
import type { Naming } from './naming.ts';

/** What a request holds at a place: texts, whatever came. */
function textsAt(request: NamingRequest, at: Naming['at']): string[] {
  const [part = '', key = ''] = at.split('.');
  const holder: unknown = Object.entries(request).find(([name]) => name === part)?.[1];
  const value: unknown =
    typeof holder === 'object' && holder !== null
      ? Object.entries(holder).find(([name]) => name === key)?.[1]
      : undefined;
  const texts: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return texts.filter((text) => typeof text === 'string').map((text) => text.trim());
}

/**
 * Finds the customer a request is about by what its route names, and asks whether its operator may serve them: for the
 * read of the session, so before any handler runs and apart from what that checks.
 * @throws Error when two modules name the customer of one route.
 */
export function nameBorrower(namings: readonly (readonly [route: string, Naming])[]): NameBorrower {
  const byRoute = new Map(namings);
  if (byRoute.size < namings.length) throw new Error('The customer of a route is named twice');
  return (name, request) => {
    const naming = byRoute.get(name);
    const rows = naming?.of(textsAt(request, naming.at));
    if (!naming || !rows) return undefined;
    // `offset 0`: the ids are looked up first. A plan that begins with all rows of the retailer, or all grants of the
    // operator, was measured at several times a whole sale.
    return (holder) =>
      scalar(
        cast('uuid', sql`n.borrower_id`),
        sql`from (${rows} offset 0) n where (${naming.by(holder)}) is true limit 1`,
      );
  };
}
