import type { Cents, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Customer, Keyed } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerNameFact } from '../../borrowers/index.ts';
import { borrowerLock, checkLimit, moveLimitFragment } from '../limit/facts.ts';
import { checkMaximum, houseFacts, moveFacts } from '../limit/move-facts.ts';
import { askedColumns, requestFragment } from '../limit/requests.ts';
import type { CreditPorts } from '../ports.ts';
import { requestEndsOn } from '../rules/second-person.ts';

type Answer = Handled<'POST /portal/limit-requests'>['answer'];

/** Of a customer: each costs an analyst minutes. */
const ownLimitAsks = {
  name: 'own_limit_asks',
  uses: 3,
  windowSeconds: 30 * 86_400,
  refusal: 'TOO_MANY_REQUESTS',
} as const;

/**
 * A customer asks an analyst for a higher total limit; nothing changes until one approves it.
 * @throws Refusal LIMIT_NOT_FOUND, LIMIT_IS_ENOUGH, LIMIT_ABOVE_MAXIMUM, LIMIT_REQUEST_WAITING, TOO_MANY_REQUESTS, or why the
 * limit is blocked.
 */
export function requestOwnLimit(
  platform: Platform,
  ports: CreditPorts,
  by: Keyed<Customer>,
  toCents: Cents,
): Promise<Answer> {
  const { borrowerId, retailerId } = by;
  return act(platform, {
    principal: by,
    lock: borrowerLock(borrowerId),
    read: (db, moment) => readFacts(db, ports, by, moment),
    decide(facts, { now, today }) {
      const limit = checkLimit(facts.limit, facts.arrears, cents(0), { today });
      if (toCents <= limit.totalCents) refuse('LIMIT_IS_ENOUGH');
      const move = { kind: 'TOTAL', toCents } as const;
      checkMaximum(move, { ...facts, limit });
      const asked = askedColumns(move, limit.totalCents);
      const expiresOn = requestEndsOn({ ...facts, totalCents: limit.totalCents, today });
      const id = newId();
      return {
        answer: { toLimit: toCents, askedOn: today, status: 'WAITING' },
        writes: [
          // Only the version moves: what was decided on holds until the request is written.
          moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version }),
          requestFragment({
            borrowerId,
            id,
            reason: 'Pedido pelo cliente no portal',
            ...asked,
            borrowerName: facts.borrowerName,
            retailerName: facts.retailerName,
            retailerId,
            askedBy: borrowerId,
            askedByName: facts.borrowerName,
            askedAt: now,
            expiresOn,
          }),
          quotaFragment(ownLimitAsks, borrowerId, now),
        ],
        audit: { action: 'limit.requested', subject: borrowerId, detail: { requestId: id, ...asked } },
        taken: 'LIMIT_REQUEST_WAITING',
      };
    },
  });
}

async function readFacts(db: Db | Tx, ports: CreditPorts, by: Customer, { today }: Moment) {
  const row = await rowOf(
    db,
    select({
      borrowerName: borrowerNameFact(by.borrowerId),
      ...moveFacts(ports, by, today),
      ...houseFacts(by.retailerId, today),
    }),
  );
  const { borrowerName = null, retailer } = row ?? {};
  if (!row || borrowerName === null || !retailer) refuse('LIMIT_NOT_FOUND');
  return { ...row, borrowerName, retailerName: retailer.fantasyName };
}
