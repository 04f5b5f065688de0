import type { Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { switchPurchasesFragment } from '../../borrowers/index.ts';
import { borrowerLock, moveLimitFragment } from '../limit/facts.ts';
import { readMover } from '../limit/move-facts.ts';
import type { CreditPorts } from '../ports.ts';
import { aloneBounds } from '../rules/second-person.ts';
import { purchaseSwitches } from '../tables.ts';

type Answer = Handled<'PATCH /coordinator/borrowers/{id}/purchases'>['answer'];

export interface SwitchAsk {
  borrowerId: string;
  isDisabled: boolean;
  reason: string;
}

/**
 * Lets a customer buy no more, or buy again, from now on: whoever may block the limit alone may. Purchases that were made stay.
 * @throws Refusal BORROWER_NOT_FOUND, LIMIT_NOT_FOUND, LIMIT_REQUEST_OF_THE_PROVIDER, MERGE_ALREADY_DONE.
 */
export function switchPurchases(platform: Platform, ports: CreditPorts, by: Keyed, ask: SwitchAsk): Promise<Answer> {
  const { actor } = by;
  const { borrowerId, isDisabled, reason } = ask;
  return act(platform, {
    principal: by,
    lock: borrowerLock(borrowerId),
    read: (db, moment) => readMover(db, ports, { actor, borrowerId }, moment),
    decide({ borrower, limit, ...facts }, { now, today }): Decision<Answer> {
      if (!aloneBounds({ ...facts, totalCents: limit.totalCents, today }).mayRestrict) {
        refuse('LIMIT_REQUEST_OF_THE_PROVIDER');
      }
      const answer = { borrowerId, disablePurchase: isDisabled };
      if (borrower.isPurchaseDisabled === isDisabled) return { unchanged: answer };
      const { operatorId, name: operatorName, retailerId: operatorRetailerId, storeId } = actor;
      const row = {
        borrowerId,
        id: newId(),
        at: now,
        isDisabled,
        reason,
        operatorId,
        operatorName,
        operatorRetailerId,
      };
      return {
        answer,
        writes: [
          // Only the version moves: a sale that was decided on before is decided anew.
          moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version }),
          switchPurchasesFragment(borrowerId, isDisabled),
          part('purchase_switch', insertOne(purchaseSwitches, row)),
        ],
        audit: {
          action: isDisabled ? 'purchases.disabled' : 'purchases.enabled',
          subject: borrowerId,
          storeId,
          detail: { switchId: row.id },
        },
        missed: { switched_purchases: 'MERGE_ALREADY_DONE' },
      };
    },
  });
}
