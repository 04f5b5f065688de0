import { type Cents, formatBrl, type Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerNameFact, grantFact } from '../../borrowers/index.ts';
import { checkStore, storeFact } from '../../retailers/index.ts';
import { availableCents, borrowerLock, checkLimit, moveLimitFragment } from '../limit/facts.ts';
import { checkMaximum, moveFacts, moverFacts } from '../limit/move-facts.ts';
import { askedColumns, requestFragment } from '../limit/requests.ts';
import type { CreditPorts } from '../ports.ts';
import { requestEndsOn } from '../rules/second-person.ts';

type Answer = Handled<'POST /coordinator/borrowers/{id}/limit/requests'>['answer'];

export interface LimitAskOfPurchase {
  borrowerId: string;
  storeId: string;
  /** Of the purchase that the limit does not cover. */
  valueCents: Cents;
}

/** Requests of one till operator in a day: each costs an analyst minutes. */
const limitAsks = { name: 'limit_asks', uses: 30, windowSeconds: 86_400, refusal: 'TOO_MANY_REQUESTS' } as const;

/**
 * Asks an analyst for the total limit that a purchase needs, and no more; nothing changes until one approves it.
 * @throws Refusal BORROWER_NOT_FOUND, STORE_NOT_FOUND, DEACTIVATED_STORE, INVALID_PURCHASE_VALUE, LIMIT_NOT_FOUND,
 * LIMIT_IS_ENOUGH, LIMIT_ABOVE_MAXIMUM, LIMIT_REQUEST_WAITING, TOO_MANY_REQUESTS, or why the limit is blocked.
 */
export function requestLimit(
  platform: Platform,
  ports: CreditPorts,
  by: Operator,
  { borrowerId, storeId, valueCents }: LimitAskOfPurchase,
): Promise<Answer> {
  const { actor } = by;
  return act(platform, {
    principal: by,
    lock: borrowerLock(borrowerId),
    read: (db, moment) => readFacts(db, ports, { actor, borrowerId, storeId }, moment),
    decide(facts, { now, today }) {
      if (valueCents <= 0) refuse('INVALID_PURCHASE_VALUE');
      const limit = checkLimit(facts.limit, facts.arrears, cents(0), { today });
      if (valueCents <= availableCents(limit)) refuse('LIMIT_IS_ENOUGH');
      const move = { kind: 'TOTAL', toCents: cents(limit.usedCents + valueCents) } as const;
      checkMaximum(move, { ...facts, limit });
      const asked = askedColumns(move, limit.totalCents);
      const expiresOn = requestEndsOn({ ...facts, totalCents: limit.totalCents, today });
      const reason = `Pedido no caixa para uma compra de ${formatBrl(valueCents)}`;
      const { operatorId: askedBy, name: askedByName, retailerId } = actor;
      const id = newId();
      return {
        answer: { requestId: id, toLimit: move.toCents, expiresOn },
        writes: [
          // Only the version moves: what was decided on holds until the request is written.
          moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version }),
          requestFragment({
            borrowerId,
            id,
            reason,
            ...asked,
            ...facts.names,
            retailerId,
            storeId,
            askedBy,
            askedByName,
            askedAt: now,
            expiresOn,
          }),
          quotaFragment(limitAsks, askedBy, now),
        ],
        audit: { action: 'limit.requested', subject: borrowerId, storeId, detail: { requestId: id, ...asked } },
        taken: 'LIMIT_REQUEST_WAITING',
      };
    },
  });
}

async function readFacts(
  db: Db,
  ports: CreditPorts,
  { actor, borrowerId, storeId }: Omit<LimitAskOfPurchase, 'valueCents'> & { actor: Actor },
  { now, today }: Moment,
) {
  const row = await rowOf(
    db,
    select({
      store: storeFact(actor.retailerId, storeId),
      isGranted: grantFact(actor, borrowerId, now),
      borrowerName: borrowerNameFact(borrowerId),
      ...moveFacts(ports, { ...actor, borrowerId }, today),
      ...moverFacts(actor, today),
    }),
  );
  if (!row?.isGranted || row.borrowerName === null || !row.retailer) refuse('BORROWER_NOT_FOUND');
  checkStore(row.store);
  return { ...row, names: { borrowerName: row.borrowerName, retailerName: row.retailer.fantasyName } };
}
