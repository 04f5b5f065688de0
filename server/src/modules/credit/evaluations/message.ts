import { type Cents, DEFAULT_ZONE, formatBrl, formatDateTime } from '@balcao/contract';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { messageFragments, say } from '../../notifications/index.ts';
import type { EvaluationDecision } from '../tables.ts';

export interface EvaluationResult {
  evaluationId: string;
  retailerId: string;
  storeName: string;
  decision: EvaluationDecision;
  maximumCents: Cents;
  expiresAt: Date;
  operatorId: string;
  at: Date;
}

/** Tells the customer how an evaluation ended, once; nothing to write without a phone. Days read in Manaus. */
export function evaluationMessage(platform: Platform, phone: string | null, result: EvaluationResult): Fragment[] {
  if (!phone) return [];
  const [day] = formatDateTime(result.expiresAt, DEFAULT_ZONE).split(' ');
  const loja = result.storeName;
  const words =
    result.decision === 'DENIED'
      ? say('extraLimitDenied', { loja })
      : say('extraLimitApproved', { valor: formatBrl(result.maximumCents), loja, validade: day ?? '' });
  return messageFragments(platform, {
    dedupKey: `evaluation:${result.evaluationId}`,
    channel: 'SMS',
    purpose: 'EVALUATION_RESULT',
    to: phone,
    words,
    retailerId: result.retailerId,
    operatorId: result.operatorId,
    at: result.at,
  });
}
