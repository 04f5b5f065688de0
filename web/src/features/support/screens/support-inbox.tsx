import { useState } from 'react';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import { useList } from '../../../domain/lists/use-list.ts';
import type { SupportRequest } from '../../../domain/support/support-calls.ts';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { OpenRequest } from '../components/open-request.tsx';
import { Queue } from '../components/queue.tsx';
import { REQUESTS, useWaitingPhones } from '../requests.ts';
import { inboxTexts as texts } from '../texts.ts';
import '../support.css';

const shape = { name: REQUESTS, filters: ['status'], sorts: ['askedAt'] } as const;
const tabs = [
  { key: 'OPEN', label: texts.open },
  { key: 'ANSWERED', label: texts.answered },
  { key: 'CLOSED', label: texts.closed },
] as const;
type Status = SupportRequest['status'];

const statusOf = (filter: string | undefined): Status => tabs.find(({ key }) => key === filter)?.key ?? 'OPEN';

/** What the staff asked the support, by state: the queue, and the request that is open. */
export function SupportInbox() {
  const session = useSession();
  const [chosenId, setChosenId] = useState<string>();
  // What was typed stays while others are read.
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<{ subject: string; text: string }>();
  const list = useList<SupportRequest, 'status', 'askedAt'>(shape, ({ filters, sort, cursor }, signal) => {
    const query = { status: statusOf(filters.status), sort, ...(cursor !== undefined && { cursor }) };
    return call('GET /support/requests', { query, signal });
  });
  const status = statusOf(list.filters.status);
  const waiting = useWaitingPhones();
  const phones = status === 'OPEN' && list.isFirstPage ? waiting : [];
  // The next one opens by itself.
  const open = list.rows.find(({ id }) => id === chosenId) ?? list.rows[0];

  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <Tabs
        label={texts.tabs}
        tabs={tabs}
        current={status}
        onChange={(key) => {
          setFailure(undefined);
          list.setFilter('status', key === 'OPEN' ? '' : key);
        }}
        hasControls={list.rows.length > 0}
      >
        {failure ? (
          <Banner kind="danger" title={failure.subject} isLive>
            {failure.text}
          </Banner>
        ) : null}
        {list.failure ? (
          <EmptyState
            title={list.failure.text}
            actions={<Button onClick={list.failure.retry}>{texts.tryAgain}</Button>}
          />
        ) : list.isLoading ? (
          <SkeletonRows label={texts.loading} rows={3} />
        ) : open === undefined && phones.length === 0 ? (
          <EmptyState title={texts.none[status]}>{texts.noneHint}</EmptyState>
        ) : (
          <div className="support-desk">
            <Queue
              requests={list.rows}
              phones={phones}
              openId={open?.id}
              onOpen={(id) => {
                setChosenId(id);
                setFailure(undefined);
              }}
            />
            {open === undefined ? null : (
              <OpenRequest
                key={`${open.id} ${open.status}`}
                request={open}
                operatorId={session?.user.id ?? ''}
                typed={drafts[open.id] ?? open.answer ?? ''}
                onType={(text) => setDrafts((before) => ({ ...before, [open.id]: text }))}
                onFailure={(text) => setFailure(text === undefined ? undefined : { subject: open.subject, text })}
                onMoved={list.refresh}
              />
            )}
          </div>
        )}
      </Tabs>
      <ListPager list={list} />
    </CounterLayout>
  );
}
