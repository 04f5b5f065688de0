import { type Cents, formatBrl } from '@balcao/contract';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { messageFragments } from '../notifications/index.ts';

export interface Told {
  applicationId: string;
  to: string | null;
  retailerId: string;
  operatorId: string | null;
  at: Date;
}

/** What became of a registration, to the customer's phone; nothing to who has none. */
export function outcomeMessage(
  platform: Platform,
  told: Told,
  outcome: { limitCents: Cents } | 'DENIED' | 'WAITS',
): Fragment[] {
  const { applicationId, to, retailerId, operatorId, at } = told;
  if (to === null) return [];
  const kind = typeof outcome === 'string' ? outcome.toLowerCase() : 'approved';
  return messageFragments(platform, {
    dedupKey: `registration-result:${applicationId}:${kind}:${at.getTime()}`,
    channel: 'SMS',
    purpose: 'REGISTRATION_RESULT',
    to,
    text: `${platform.brand}: ${textOf(outcome, platform.publicUrl)}`,
    retailerId,
    operatorId,
    at,
  });
}

function textOf(outcome: { limitCents: Cents } | 'DENIED' | 'WAITS', publicUrl: string): string {
  if (outcome === 'WAITS') return 'o seu cadastro está em análise por uma pessoa. Avisaremos por aqui.';
  if (outcome !== 'DENIED') return `cadastro aprovado! Seu limite é de ${formatBrl(outcome.limitCents)}. Boas compras.`;
  return `o seu cadastro não foi aprovado agora. Para saber por quê ou pedir a revisão por uma pessoa, fale com a loja ou veja ${publicUrl}/c/entrar`;
}
