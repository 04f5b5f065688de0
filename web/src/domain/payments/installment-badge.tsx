import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import type { Installment } from './installment.ts';
import { statusTexts } from './texts.ts';

const tones = {
  PENDING: 'attention',
  PAYMENT_OVERDUE: 'danger',
  PAID: 'success',
  CANCELED: 'neutral',
} as const;

export function InstallmentBadge({ status }: Pick<Installment, 'status'>) {
  return <StatusBadge tone={tones[status]} text={statusTexts[status]} />;
}
