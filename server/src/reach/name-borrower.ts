import { cast, scalar } from '../kernel/db/select.ts';
import { sql } from '../kernel/db/sql.ts';
import type { NameBorrower, NamingRequest } from '../kernel/http/register.ts';
import { customersOf, reasons } from './customers.ts';
import { namedBy, type Naming } from './named-by.ts';

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

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
 * Finds the customer a request is about among the ids it names, and asks whether its operator may serve them: for the
 * read of the session, so before any handler runs and apart from what that checks.
 */
export function nameBorrower(hashesOf: (cpf: string) => readonly string[]): NameBorrower {
  return (name, request) => {
    const naming = namedBy[name];
    if (!naming) return undefined;
    const texts = textsAt(request, naming.at);
    const named =
      naming.of === 'document'
        ? texts.slice(0, 1).flatMap((cpf) => hashesOf(cpf.replaceAll(/\D/g, '')))
        : texts.filter(isUuid);
    if (named.length === 0) return undefined;
    const rows = customersOf[naming.of](named);
    // `offset 0`: the ids are looked up first. A plan that begins with all rows of the retailer, or all grants of the
    // operator, was measured at several times a whole sale.
    return (holder) =>
      scalar(
        cast('uuid', sql`n.borrower_id`),
        sql`from (${rows} offset 0) n where (${reasons[naming.by](holder)}) is true limit 1`,
      );
  };
}
