import { formatBrl, formatDate } from '@balcao/contract';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { messageFragments, say, type Words } from '../notifications/index.ts';
import type { BatchFacts } from './desk.ts';

/** The job that is told when an e-mail did not arrive. */
export const EMAIL_FAILED_JOB = 'transfers.email-failed';

const salesText = (count: number) => (count === 1 ? '1 venda' : `${count} vendas`);

/** What the retailer reads once it has its money. */
const transferWords = ({ batch, retailer }: BatchFacts): Words =>
  say('transferDone', {
    valor: formatBrl(batch.paidCents),
    data: formatDate(batch.onDay),
    varejo: retailer?.fantasyName ?? '',
    vendas: salesText(batch.originationsCount),
  });

/** The e-mail as a part of the write that sends the money; none for a retailer without an address. */
export function emailFragments(platform: Pick<Platform, 'secrets' | 'brand'>, facts: BatchFacts, at: Date): Fragment[] {
  const { batch, retailer } = facts;
  if (!retailer?.contactEmail) return [];
  const number = batch.emailCount ?? 0;
  return messageFragments(platform, {
    dedupKey: `transfer:${batch.id}:${number}`,
    channel: 'EMAIL',
    purpose: 'TRANSFER_DONE',
    to: retailer.contactEmail,
    words: transferWords(facts),
    retailerId: batch.retailerId,
    operatorId: null,
    at,
    watcher: {
      kind: EMAIL_FAILED_JOB,
      payload: { retailerId: batch.retailerId, batchId: batch.id, number: number + 1 },
    },
  });
}
