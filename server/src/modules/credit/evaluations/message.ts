import { type Cents, DEFAULT_ZONE, formatBrl, formatDateTime } from '@balcao/contract';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { messageFragments } from '../../notifications/index.ts';
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
  const { brand } = platform;
  const [day] = formatDateTime(result.expiresAt, DEFAULT_ZONE).split(' ');
  const value = formatBrl(result.maximumCents);
  const text =
    result.decision === 'DENIED'
      ? `${brand}: o limite extra pedido na ${result.storeName} não foi aprovado. Seu limite continua valendo.`
      : `${brand}: limite extra de até ${value} aprovado para uma compra na ${result.storeName}, até ${day}.`;
  return messageFragments(platform, {
    dedupKey: `evaluation:${result.evaluationId}`,
    channel: 'SMS',
    purpose: 'EVALUATION_RESULT',
    to: phone,
    text,
    retailerId: result.retailerId,
    operatorId: result.operatorId,
    at: result.at,
  });
}
