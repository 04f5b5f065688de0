import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';

interface TaskCardProps {
  to: '/caixa/compras' | '/caixa/compras/qrcode' | '/caixa/pagamentos';
  icon: IconName;
  title: string;
  text: string;
  /** The focus starts here. */
  isFirst?: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One thing to do at the till. Enter opens it. */
export function TaskCard({ to, icon, title, text, isFirst, onKeyDown }: TaskCardProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFirst) link.current?.focus();
  }, [isFirst]);
  return (
    <Link to={to} className="task-card" ref={link} onKeyDown={onKeyDown}>
      <Icon name={icon} />
      <span className="task-card-title">{title}</span>
      <span className="task-card-text">{text}</span>
    </Link>
  );
}
