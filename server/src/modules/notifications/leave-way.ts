import type { MessageChannel } from '@balcao/contract';
import { act } from '../../kernel/act/act.ts';
import type { System } from '../../kernel/act/principal.ts';
import { type Fragment, GuardMissed, part } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import { pick, type RowOf } from '../../kernel/db/table.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';
import type { Platform } from '../../kernel/platform.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { nextChannel } from './rules/next-channel.ts';
import { type Said, saidFragments } from './store.ts';
import { messages } from './tables.ts';

/** What of a message is read to hand it over, or to send it by another way. */
export const handedShape = pick(
  messages.row('m'),
  'id',
  'dedupKey',
  'channel',
  'purpose',
  'recipientSealed',
  'textSealed',
  'template',
  'valuesSealed',
  'triedChannels',
  'watcher',
  'retailerId',
  'operatorId',
  'status',
);
export type Handed = Pick<RowOf<typeof messages>, keyof typeof handedShape>;

/** What a watcher is told: the way that failed, and the one it goes by now; null when none is left, or the caps allow none. */
export interface WayLeft {
  left: MessageChannel;
  next: MessageChannel | null;
}

/**
 * A message that its way will not deliver: FAILED, and the same text goes by the next way as a message of its own, under
 * the same caps. Done once, however often it is asked.
 */
export async function leaveWay(platform: Platform, row: Handed): Promise<void> {
  const next = nextChannel(row);
  for (const way of next === null ? [null] : [next, null]) {
    try {
      return await act(platform, {
        principal: sender,
        read: () => Promise.resolve(row),
        decide: (_, { now }) => ({
          answer: undefined,
          writes: leavingFragments(platform, row, way, now),
          audit: { none: 'the row of the message says what became of it, and its watcher is told' },
        }),
      });
    } catch (error) {
      // It was left before.
      if (error instanceof GuardMissed && error.fragment === FAILED) return;
      // A cap is used up: it ends here.
      if (way === null || !(error instanceof Refusal || error instanceof GuardMissed)) throw error;
    }
  }
}

const sender: System = { kind: 'system', name: 'messages', zone: 'America/Manaus' };
const FAILED = 'failed_message';

function leavingFragments(platform: Platform, row: Handed, next: MessageChannel | null, now: Date): Fragment[] {
  const { channel: left, watcher, triedChannels } = row;
  const failed = sql`update ${messages.sql} set status = 'FAILED' where dedup_key = ${row.dedupKey}::text and status = 'QUEUED'`;
  const told: WayLeft = { left, next };
  return [
    part(FAILED, failed),
    ...(watcher ? [jobFragment({ kind: watcher.kind, payload: { ...watcher.payload, ...told }, runAt: now })] : []),
    ...(next === null
      ? []
      : saidFragments(
          platform,
          {
            dedupKey: `${row.dedupKey}>${next}`,
            channel: next,
            purpose: row.purpose,
            to: platform.secrets.decrypt(row.recipientSealed),
            triedChannels: [...triedChannels, left],
            watcher,
            retailerId: row.retailerId,
            operatorId: row.operatorId,
            at: now,
          },
          saidIn(platform, row),
        )),
  ];
}

/** What a message says, to be said by another: of the same template and values. */
export const saidIn = (
  { secrets }: Pick<Platform, 'secrets'>,
  { textSealed, template, valuesSealed }: Pick<Handed, 'textSealed' | 'template' | 'valuesSealed'>,
): Said => ({
  text: secrets.decrypt(textSealed),
  template,
  values: valuesSealed === null ? null : secrets.decrypt(valuesSealed),
});
