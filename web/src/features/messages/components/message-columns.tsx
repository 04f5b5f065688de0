import { formatDateTime } from '@balcao/contract/kernel';
import { Button } from '../../../ui/button/button.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { SentMessage } from '../message-calls.ts';
import { channelTexts, followedText, nextTryText, statusTexts, texts } from '../texts.ts';

const tones: Record<SentMessage['status'], BadgeTone> = { QUEUED: 'attention', SENT: 'success', FAILED: 'danger' };

function Delivery({ status, followedBy, nextTryAt }: SentMessage) {
  return (
    <span className="message-state">
      {followedBy === null ? (
        <StatusBadge tone={tones[status]} text={statusTexts[status]} />
      ) : (
        <StatusBadge tone="neutral" text={followedText(followedBy)} />
      )}
      {nextTryAt === null ? null : <small>{nextTryText(formatDateTime(nextTryAt))}</small>}
    </span>
  );
}

const titleOf = ({ title }: SentMessage) => title ?? texts.unknownTemplate;

/** Columns of what was sent; one that failed for good is sent again from its row. */
export const columnsOf = (onAgain: (message: SentMessage) => void): readonly Column<SentMessage>[] => [
  {
    key: 'createdAt',
    header: texts.when,
    width: '17ch',
    isSortable: true,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  { key: 'to', header: texts.to, width: '16ch', render: ({ recipient }) => recipient },
  { key: 'template', header: texts.template, render: titleOf },
  { key: 'channel', header: texts.channel, width: '10ch', render: ({ channel }) => channelTexts[channel] },
  { key: 'state', header: texts.state, width: '17ch', render: Delivery },
  { key: 'tries', header: texts.tries, align: 'end', width: '12ch', render: ({ tries }) => tries ?? '—' },
  {
    key: 'act',
    header: texts.act,
    width: '12ch',
    isHeaderHidden: true,
    render: (message) =>
      message.canBeSentAgain ? (
        <Button aria-label={texts.againTo(titleOf(message), message.recipient)} onClick={() => onAgain(message)}>
          {texts.again}
        </Button>
      ) : null,
  },
];
