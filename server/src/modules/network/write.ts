import type { AuditAction } from '@balcao/contract';
import type { Moment } from '../../kernel/act/act.ts';
import type { Operator } from '../../kernel/act/principal.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import type { NewRow } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { KeptRetailer } from '../retailers/index.ts';
import { retailerChanges } from './tables.ts';

type Change = Pick<NewRow<typeof retailerChanges>, 'retailerId' | 'storeId' | 'kind' | 'reason' | 'difference'>;

/** A line of the history, and what the provider's audit says of it: fields by name, never what they say. */
export function changeWrite({ actor }: Operator, change: Change, { now }: Pick<Moment, 'now'>, action: AuditAction) {
  const row = { ...change, id: newId(), authorRetailerId: actor.retailerId, authorId: actor.operatorId };
  const line: Fragment = part('change', insertOne(retailerChanges, { ...row, authorName: actor.name, changedAt: now }));
  const { retailerId, storeId = null, difference } = change;
  const fields = difference.map(({ field }) => field);
  return { line, audit: { action, subject: storeId ?? retailerId, detail: { retailer: retailerId, fields } } };
}

/** What was shown must be what is changed. @throws Refusal NETWORK_CHANGED_SINCE. */
export function checkRevision({ version }: Pick<KeptRetailer, 'version'>, revision: number): void {
  if (version !== revision) refuse('NETWORK_CHANGED_SINCE');
}
