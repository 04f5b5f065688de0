import { formatReais } from '../money/format-reais.ts';
import type { Proposal } from './offer.ts';

type Plan = Pick<Proposal, 'numberOfInstallments' | 'installmentValue'>;

/** '6x de R$ 197,28'. The total and the CET always stand beside it. */
export function planText({ numberOfInstallments, installmentValue }: Plan): string {
  return `${numberOfInstallments}x de ${formatReais(installmentValue)}`;
}
