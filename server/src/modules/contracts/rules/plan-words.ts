import { formatBrl } from '@balcao/contract';
import { type Cents, sumCents } from '@balcao/credit-math';

interface Plan {
  count: number;
  installmentCents: Cents;
  totalCents: Cents;
}

/** '2x de R$ 330,00', and with a usage fee all that leaves the customer's pocket. */
export function planWords({ count, installmentCents, totalCents }: Plan, feeCents: Cents): string {
  const plan = `${count}x de ${formatBrl(installmentCents)}`;
  if (feeCents === 0) return plan;
  const dueCents = sumCents([totalCents, feeCents]);
  return `${plan}, total de ${formatBrl(dueCents)} com ${formatBrl(feeCents)} de taxa de utilização`;
}
