import { Link, type LinkProps } from '@tanstack/react-router';
import './link-tabs.css';

interface LinkTab {
  to: NonNullable<LinkProps['to']>;
  label: string;
}

interface LinkTabsProps {
  label: string;
  tabs: readonly LinkTab[];
  /** What the address keeps from one page to the other. */
  search?: Readonly<Record<string, string>> | undefined;
}

const none = {};

/** Pages of one screen beside each other: each has an address of its own, and the one at hand is marked. */
export function LinkTabs({ label, tabs, search }: LinkTabsProps) {
  return (
    <nav className="link-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} search={search ?? none}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
