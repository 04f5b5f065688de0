import type { Actor } from '../../kernel/auth/actor.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { NotificationsPorts } from './ports.ts';

/**
 * Condition on messages `m`: those of a house, and of the provider those of no retailer. Asked as the request itself, which sees no
 * house but its own; null of any other. What follows is read as the system: a request reads of messages what the caps count.
 */
export async function ofHouse(
  { db }: Platform,
  { houseFact }: NotificationsPorts,
  { retailerId }: Actor,
): Promise<Template | null> {
  const house = (await rowOf(db, select({ house: houseFact(sql`${retailerId}`) })))?.house;
  if (!house) return null;
  const own = sql`m.retailer_id = ${retailerId}::uuid`;
  return house.isProvider ? sql`(${own} or m.retailer_id is null)` : own;
}
