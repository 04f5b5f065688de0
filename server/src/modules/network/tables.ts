import type { Handled, Uf } from '@balcao/contract';
import { date, instant, integer, json, nullable, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';
import type { HolidayScope } from './rules/places.ts';

type ChangeView = Handled<'GET /network/retailers/{id}/changes'>['answer']['items'][number];
export type FieldChange = ChangeView['difference'][number];

/** Who changed what of a retailer or of one of its stores, when and why. */
export const retailerChanges = table('retailer_changes', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  storeId: nullable(uuid('store_id')),
  kind: text<ChangeView['kind']>('kind'),
  reason: nullable(text('reason')),
  difference: json<FieldChange[]>('difference'),
  authorRetailerId: uuid('author_retailer_id'),
  authorId: uuid('author_id'),
  authorName: text('author_name'),
  changedAt: instant('changed_at'),
});

/** Holidays of the country, a state, a city or a store; what was removed stays. */
export const localHolidays = table('local_holidays', 'shared', {
  id: uuid('id'),
  scope: text<HolidayScope>('scope'),
  uf: nullable(text<Uf>('uf')),
  cityCode: nullable(integer('city_code')),
  retailerId: nullable(uuid('retailer_id')),
  storeId: nullable(uuid('store_id')),
  day: date('day'),
  name: text('name'),
  reason: text('reason'),
  authorName: text('author_name'),
  addedAt: instant('added_at'),
  removedAt: nullable(instant('removed_at')),
  removedBy: nullable(text('removed_by')),
  removalReason: nullable(text('removal_reason')),
});
