import { Button } from '../../ui/button/button.tsx';
import { texts } from './texts.ts';
import type { List } from './use-list.ts';
import './list-pager.css';

type Paged = Pick<List<unknown, never>, 'isFirstPage' | 'next' | 'toFirst' | 'refresh' | 'isRefreshing'>;

/** Under a list: asked again, on to the next page, back to the first. */
export function ListPager({ list: { isFirstPage, next, toFirst, refresh, isRefreshing } }: { list: Paged }) {
  return (
    <nav className="list-pager" aria-label={texts.pages}>
      <Button kind="quiet" onClick={refresh} busyText={isRefreshing ? texts.refreshing : undefined}>
        {texts.refresh}
      </Button>
      <span className="list-pager-steps">
        {isFirstPage ? null : <Button onClick={toFirst}>{texts.first}</Button>}
        {next ? <Button onClick={next}>{texts.next}</Button> : <span>{isFirstPage ? null : texts.last}</span>}
      </span>
    </nav>
  );
}
