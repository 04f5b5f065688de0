import type { GoalKind } from '@balcao/contract';
import { cents, date, instant, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';

/** What a store or a person is to sell in a month. */
export const salesGoals = table('sales_goals', {
  retailerId: uuid('retailer_id'),
  /** Its first day. */
  month: date('month'),
  kind: text<GoalKind>('kind'),
  subjectId: uuid('subject_id'),
  /** Zero: none any more. */
  amountCents: cents('amount_cents'),
  setBy: uuid('set_by'),
  setAt: instant('set_at'),
});
