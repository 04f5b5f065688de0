import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
  /** Why there is nothing: 'Não há parcelas pendentes'. */
  title: string;
  /** What it means, or what to do next. */
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="empty-state-title">{title}</p>
      {children ? <div className="empty-state-text">{children}</div> : null}
      {actions ? <div className="empty-state-actions">{actions}</div> : null}
    </div>
  );
}
