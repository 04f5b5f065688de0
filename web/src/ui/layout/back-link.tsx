import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon } from '../icon/icon.tsx';
import './back-link.css';

/** Names where it leads: 'Caixa'. Back to '/' is back to the menu, which must not send the visitor on to the sales home. */
export function BackLink({ to, children }: { to: NonNullable<LinkProps['to']>; children: string }) {
  const search = to === '/' ? { menu: true as const } : {};
  return (
    <Link to={to} search={search} className="back-link">
      <Icon name="back" />
      {children}
    </Link>
  );
}
