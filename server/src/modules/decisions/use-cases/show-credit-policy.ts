import { creditSheet, type Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { policiesOfKind } from '../../policies/index.ts';
import { sheetHash } from '../policy.ts';

/** One credit policy with its tables. @throws Refusal POLICY_DOCUMENT_NOT_FOUND, also for another kind's. */
export async function showCreditPolicy(
  { db, clock }: Platform,
  { retailerId, zone }: Actor,
  id: string,
): Promise<Handled<'GET /credit-policies/{id}'>['answer']> {
  const today = dayIn(zone, clock.now());
  const all = await policiesOfKind(db, { retailerId, kind: 'credit', today });
  const { document, ...policy } = all.find((one) => one.id === id) ?? refuse('POLICY_DOCUMENT_NOT_FOUND');
  const sheet = creditSheet.parse(document);
  return { policy, sheet, hash: sheetHash(sheet) };
}
