import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../ui/layout/menu-link.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import type { List } from '../lists/use-list.ts';
import { deskTexts } from './texts.ts';

interface WaitingPageProps<Row> {
  title: string;
  list: List<Row, never>;
  /** The list, and what stands over it. */
  children: ReactNode;
  /** The dialog of what was taken. */
  dialog?: ReactNode;
}

/** A page of things that wait for a person: Escape leads to the menu. */
export function WaitingPage<Row>({ title, list, children, dialog }: WaitingPageProps<Row>) {
  return (
    <CounterLayout title={title} back={<MenuLink />}>
      {children}
      <ListPager list={list} />
      {dialog}
    </CounterLayout>
  );
}

interface WaitingListProps<Row> {
  list: List<Row, never>;
  /** The rows are of another filter. */
  isWaiting?: boolean;
  className: string;
  texts: { list: string; loading: string; none: string; noneHint: string };
  /** A card; it is an `li`. */
  renderCard: (row: Row) => ReactNode;
}

/** What waits as cards, or why there is nothing to see. */
export function WaitingList<Row>({ list, isWaiting = false, className, texts, renderCard }: WaitingListProps<Row>) {
  if (list.failure) {
    return (
      <EmptyState
        title={list.failure.text}
        actions={<Button onClick={list.failure.retry}>{deskTexts.tryAgain}</Button>}
      />
    );
  }
  if (list.isLoading || isWaiting) return <SkeletonRows label={texts.loading} rows={3} />;
  if (list.rows.length === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
  return (
    <ul className={className} aria-label={texts.list}>
      {list.rows.map(renderCard)}
    </ul>
  );
}
