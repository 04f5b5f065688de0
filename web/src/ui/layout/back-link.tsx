import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon } from '../icon/icon.tsx';
import './back-link.css';

/** Names where it leads: 'Caixa'. */
export function BackLink({ to, children }: { to: NonNullable<LinkProps['to']>; children: string }) {
  return (
    <Link to={to} className="back-link">
      <Icon name="back" />
      {children}
    </Link>
  );
}
