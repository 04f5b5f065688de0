import { Icon, type IconName } from '../icon/icon.tsx';
import './status-badge.css';

export type BadgeTone = 'neutral' | 'info' | 'attention' | 'danger' | 'success';

const icons: Record<BadgeTone, IconName> = {
  neutral: 'minus',
  info: 'clock',
  attention: 'clock',
  danger: 'alert',
  success: 'check',
};

interface StatusBadgeProps {
  tone: BadgeTone;
  /** The word: 'A vencer', 'Em atraso', 'Pago'. */
  text: string;
  icon?: IconName;
}

export function StatusBadge({ tone, text, icon }: StatusBadgeProps) {
  return (
    <span className={`status-badge status-badge-${tone}`}>
      <Icon name={icon ?? icons[tone]} />
      {text}
    </span>
  );
}
