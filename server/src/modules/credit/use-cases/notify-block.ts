import { DEFAULT_ZONE, type LimitBlock } from '@balcao/contract';
import { sql } from 'kysely';
import { dayIn } from '../../../kernel/clock.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { borrowerFact, type BorrowerFact, phoneOf } from '../../borrowers/index.ts';
import { messageFragments } from '../../notifications/index.ts';
import { arrearsFact, type ArrearsFact } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';

interface Facts {
  borrower: BorrowerFact | null;
  arrears: ArrearsFact;
  /** Of the block, while it is open. */
  reason: LimitBlock | null;
}

const texts = {
  OVERDUE_INSTALLMENTS: 'seu limite foi bloqueado porque há parcelas atrasadas. Pague para voltar a comprar.',
  OPEN_RENEGOTIATIONS: 'seu limite está bloqueado enquanto houver parcelas da renegociação em aberto.',
} as const;

/** Tells a customer once of a block that the day close found, unless what caused it was settled meanwhile. */
export async function notifyBlock(
  platform: Platform,
  ports: CreditPorts,
  { borrowerId, blockId }: { borrowerId: string; blockId: string },
): Promise<void> {
  const at = platform.clock.now();
  const result = await sql<Facts>`
    select ${borrowerFact(borrowerId)} as borrower, ${arrearsFact(ports, borrowerId, dayIn(DEFAULT_ZONE, at))} as arrears,
      (select reason from credit_limit_blocks where borrower_id = ${borrowerId}::uuid and id = ${blockId}::uuid
       and unblocked_on is null) as reason`.execute(platform.db);
  const [facts] = result.rows;
  if (!facts?.borrower || facts.reason === null || facts.reason === 'MANUALLY_BLOCKED') return;
  const { arrears, borrower, reason } = facts;
  const holds = reason === 'OVERDUE_INSTALLMENTS' ? arrears.hasOverdue : arrears.hasOpenRenegotiation;
  const phone = phoneOf(platform.secrets, borrower);
  if (!holds || !phone) return;
  try {
    await guardedWrite(
      platform.db,
      messageFragments(platform, {
        dedupKey: `limit-block:${blockId}`,
        channel: 'SMS',
        purpose: 'LIMIT_BLOCKED',
        to: phone,
        text: `${platform.brand}: ${texts[reason]}`,
        retailerId: null,
        operatorId: null,
        at,
      }),
    );
  } catch (error) {
    if (!(error instanceof GuardMissed)) throw error;
  }
}
