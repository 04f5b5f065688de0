import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import type { Installment } from './installment.ts';

const badges = {
  PENDING: { tone: 'attention', text: 'A vencer' },
  PAYMENT_OVERDUE: { tone: 'danger', text: 'Em atraso' },
  PAID: { tone: 'success', text: 'Pago' },
  CANCELED: { tone: 'neutral', text: 'Cancelada' },
} as const;

export function InstallmentBadge({ status }: Pick<Installment, 'status'>) {
  return <StatusBadge {...badges[status]} />;
}
