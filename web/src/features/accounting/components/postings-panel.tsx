import { formatDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { accountName, eventName } from '../../../domain/books/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { Posting } from '../calls.ts';
import { texts } from '../texts.ts';
import { type Span, usePostings } from '../use-accounting.ts';
import { Asked } from './asked.tsx';

type Row = Posting & { place: string };
const PAGE = 200;

const columns: readonly Column<Row>[] = [
  { key: 'on', header: texts.on, width: '13ch', render: ({ on }) => formatDate(on) },
  { key: 'event', header: texts.event, render: ({ event }) => eventName(event) },
  { key: 'contract', header: texts.contract, width: '16ch', render: ({ contractNumber }) => contractNumber ?? '-' },
  { key: 'retailer', header: texts.retailer, render: ({ retailerName }) => retailerName ?? '-' },
  { key: 'amount', header: texts.amount, align: 'end', width: '17ch', render: ({ amount }) => formatReais(amount) },
];

interface PostingsPanelProps {
  account: string;
  span: Span;
  /** That of the account when left out. */
  title?: string | undefined;
  /** An event whose lines are left out. */
  without?: string;
  onClose: () => void;
}

/** What moved an account in a span of days, line by line. */
export function PostingsPanel({ account, span, title: given, without, onClose }: PostingsPanelProps) {
  const [offset, setOffset] = useState(0);
  const title = given ?? texts.postingsOf(accountName(account));
  const query = usePostings({ ...span, account, offset, ...(without !== undefined && { without }) });
  return (
    <div className="accounting-postings">
      <header>
        <h2>{title}</h2>
        <Button kind="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </header>
      <Asked query={query}>
        {({ items, count, sum }) =>
          count === 0 ? (
            <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>
          ) : (
            <>
              <p className="accounting-note">{texts.shown(offset + 1, offset + items.length, count)}</p>
              <DataTable
                caption={title}
                columns={columns}
                rows={items.map((item, index) => ({ ...item, place: `${offset + index}` }))}
                rowKey={({ place }) => place}
                totals={{ amount: formatReais(sum) }}
              />
              <div className="accounting-acts">
                {offset > 0 ? <Button onClick={() => setOffset(offset - PAGE)}>{texts.before}</Button> : null}
                {offset + PAGE < count ? <Button onClick={() => setOffset(offset + PAGE)}>{texts.more}</Button> : null}
              </div>
            </>
          )
        }
      </Asked>
    </div>
  );
}
