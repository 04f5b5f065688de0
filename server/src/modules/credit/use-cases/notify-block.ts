import { DEFAULT_ZONE } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { System } from '../../../kernel/act/principal.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import { fact, rowOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { borrowerFact, phoneOf } from '../../borrowers/index.ts';
import { messageFragments, say } from '../../notifications/index.ts';
import { arrearsFact } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import { creditLimitBlocks } from '../tables.ts';

export interface BlockKey {
  borrowerId: string;
  blockId: string;
}

const words = {
  OVERDUE_INSTALLMENTS: say('limitBlockedOverdue', {}),
  OPEN_RENEGOTIATIONS: say('limitBlockedAgreement', {}),
} as const;

const principal: System = { kind: 'system', name: 'limit-block-notice', zone: DEFAULT_ZONE };

/** Tells a customer once of a block that the day close found, unless what caused it was settled meanwhile. */
export async function notifyBlock(platform: Platform, ports: CreditPorts, key: BlockKey): Promise<void> {
  const { borrowerId, blockId } = key;
  const openBlock = fact(
    pick(creditLimitBlocks.fact('block_f'), 'reason'),
    sql`from ${creditLimitBlocks.sql} block_f
      where block_f.borrower_id = ${borrowerId}::uuid and block_f.id = ${blockId}::uuid and block_f.unblocked_on is null`,
  );
  try {
    await act(platform, {
      principal,
      read: (db, { today }) =>
        rowOf(
          db,
          select({
            borrower: borrowerFact(borrowerId),
            arrears: arrearsFact(ports, borrowerId, today),
            block: openBlock,
          }),
        ),
      decide(facts, { now }): Decision<void> {
        const reason = facts?.block?.reason;
        if (!facts?.borrower || reason === undefined || reason === 'MANUALLY_BLOCKED') return { unchanged: undefined };
        const { arrears, borrower } = facts;
        const holds = reason === 'OVERDUE_INSTALLMENTS' ? arrears.hasOverdue : arrears.hasOpenRenegotiation;
        const phone = phoneOf(platform.secrets, borrower);
        if (!holds || !phone) return { unchanged: undefined };
        const message = {
          dedupKey: `limit-block:${blockId}`,
          channel: 'SMS',
          purpose: 'LIMIT_BLOCKED',
          to: phone,
          words: words[reason],
          retailerId: null,
          operatorId: null,
          at: now,
        } as const;
        return {
          answer: undefined,
          writes: messageFragments(platform, message),
          audit: { none: 'a limit is of no retailer: the close of a day blocks it for all of them' },
        };
      },
    });
  } catch (error) {
    // Told before: the message is there.
    if (!(error instanceof GuardMissed)) throw error;
  }
}
