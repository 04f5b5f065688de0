import { isMobilePhone } from '@balcao/contract/kernel';
import { useDeferredValue, useState } from 'react';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { type Message, MessageBubble } from '../components/message-bubble.tsx';
import { WriteMessage } from '../components/write-message.tsx';
import { recipientOf } from '../recipient.ts';
import { texts } from '../texts.ts';
import { useMessages } from '../use-messages.ts';
import './inbox-screen.css';

/** The customer's phone, for installations without a message provider. */
export function InboxScreen() {
  const [typed, setTyped] = useState('');
  const to = recipientOf(useDeferredValue(typed));
  const { messages, isOff, isStale } = useMessages(to);
  return (
    <main className="inbox">
      <h1>{texts.title}</h1>
      {isOff ? (
        <EmptyState title={texts.off}>{texts.offHint}</EmptyState>
      ) : (
        <>
          <p className="inbox-about">{texts.about}</p>
          <SearchField label={texts.filter} hint={texts.filterHint} value={typed} onChange={setTyped} />
          {isMobilePhone(to) ? <WriteMessage key={to} from={to} /> : null}
          {isStale ? <Banner kind="attention">{texts.stale}</Banner> : null}
          <Messages messages={messages} isFiltered={to !== ''} isStale={isStale} />
        </>
      )}
    </main>
  );
}

function Messages({
  messages,
  isFiltered,
  isStale,
}: {
  messages: Message[] | undefined;
  isFiltered: boolean;
  isStale: boolean;
}) {
  if (!messages) return isStale ? null : <SkeletonRows label={texts.loading} />;
  if (messages.length === 0)
    return (
      <EmptyState title={isFiltered ? texts.emptyFiltered : texts.empty}>
        {isFiltered ? null : texts.emptyHint}
      </EmptyState>
    );
  const newestFirst = [...messages].sort((one, other) => other.sentAt.localeCompare(one.sentAt));
  return (
    <ul className="inbox-list" aria-live="polite">
      {newestFirst.map((message) => (
        <MessageBubble key={message.id} message={message} />
      ))}
    </ul>
  );
}
