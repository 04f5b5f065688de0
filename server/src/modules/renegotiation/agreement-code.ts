import { formatBrl } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Secrets } from '../../kernel/secrets.ts';
import type { AgreementOption } from './tables.ts';

/** Keyed hash of a code, bound to agreement, option and phone: a code of anything else never matches. */
export function agreementCodeHash(
  secrets: Secrets,
  bound: { renegotiationId: string; optionId: string; phone: string },
  code: string,
): string {
  return secrets.hash('agreement-code', `${bound.renegotiationId}:${bound.optionId}:${bound.phone}:${code}`);
}

/** 'R$ 100,00 de entrada e 5x de R$ 90,00' */
export function planText(option: AgreementOption): string {
  const first = option.payments[option.downPaymentCents > 0 ? 1 : 0];
  const plan = `${option.count}x de ${formatBrl(first?.valueCents ?? cents(0))}`;
  return option.downPaymentCents > 0 ? `${formatBrl(option.downPaymentCents)} de entrada e ${plan}` : plan;
}
