import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findOperator } from '../operators.ts';
import { operatorView } from '../views.ts';

type OperatorAnswer = Handled<'GET /coordinator/operators/{id}'>['answer'];

/** An operator of the caller's own retailer; contact data in full only for the operator themselves. */
export async function showOperator(platform: Platform, actor: Actor, operatorId: string): Promise<OperatorAnswer> {
  const row = await findOperator(platform.db, actor.retailerId, operatorId);
  if (!row) refuse('OPERATOR_NOT_FOUND');
  return operatorView(platform.secrets, row, { isSelf: row.id === actor.operatorId });
}
