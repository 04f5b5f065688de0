import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { factList, isTrue, scalar, when } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import { isProviderFact } from '../../retailers/index.ts';
import { creditLimitBlocks, creditLimitChanges, limitRequests, purchaseSwitches } from '../tables.ts';

type Event = Handled<'GET /coordinator/borrowers/{id}/limit/history'>['answer']['events'][number];
type Facts = ReturnType<typeof historyFacts>;
type Change = (Facts['changes'] extends Template<infer T> ? T : never) extends readonly (infer E)[] ? E : never;
type Block = (Facts['blocks'] extends Template<infer T> ? T : never) extends readonly (infer E)[] ? E : never;
type Switch = (Facts['switches'] extends Template<infer T> ? T : never) extends readonly (infer E)[] ? E : never;

const c = creditLimitChanges.fact('c');
const b = creditLimitBlocks.fact('b');
const s = purchaseSwitches.fact('s');

/** Who approved request `id` of the customer of `rows`. */
const approver = (rows: string, id: Template) =>
  scalar(
    limitRequests.fact('r').decidedByName,
    sql`from ${limitRequests.sql} r where r.borrower_id = ${sql.ref(`${rows}.borrower_id`)} and r.id = ${id}`,
  );

/** How a customer's limit came to be. Who and why of another retailer's acts are null but for the provider. */
export function historyFacts({ retailerId }: Actor, borrowerId: string) {
  const isTold = (of: Template) =>
    isTrue(sql`coalesce(${of} = ${retailerId}::uuid, false) or ${isProviderFact(retailerId)}`);
  const ofOwnChange = sql`${c.operatorId} is null or ${isTold(c.operatorRetailerId)}`;
  const ofOwnSwitch = isTold(s.operatorRetailerId);
  const ofOwnBlock = sql`b.reason <> 'MANUALLY_BLOCKED' or ${isTold(b.blockedByRetailerId)}`;
  const ofOwnLifting = sql`${b.liftingNote} is null or ${isTold(b.liftedByRetailerId)}`;
  return {
    changes: factList(
      {
        ...pick(c, 'id', 'at', 'fromCents', 'toCents'),
        reason: when(ofOwnChange, c.reason),
        by: when(ofOwnChange, c.operatorName),
        approvedBy: when(ofOwnChange, approver('c', c.requestId)),
        isElsewhere: isTrue(sql`not (${ofOwnChange})`),
      },
      sql`from ${creditLimitChanges.sql} c where c.borrower_id = ${borrowerId}::uuid order by c.at desc, c.id desc limit 100`,
    ),
    blocks: factList(
      {
        ...pick(b, 'id', 'reason', 'blockedOn', 'unblockedOn'),
        note: when(ofOwnBlock, b.note),
        by: when(ofOwnBlock, b.blockedByName),
        approvedBy: when(ofOwnBlock, approver('b', b.requestId)),
        isElsewhere: isTrue(sql`not (${ofOwnBlock})`),
        liftingNote: when(ofOwnLifting, b.liftingNote),
        liftedBy: when(ofOwnLifting, b.liftedByName),
        liftingApprovedBy: when(ofOwnLifting, approver('b', b.liftingRequestId)),
        isLiftedElsewhere: isTrue(sql`not (${ofOwnLifting})`),
      },
      sql`from ${creditLimitBlocks.sql} b where b.borrower_id = ${borrowerId}::uuid order by b.blocked_on desc, b.id desc limit 100`,
    ),
    switches: factList(
      {
        ...pick(s, 'id', 'at', 'isDisabled'),
        reason: when(ofOwnSwitch, s.reason),
        by: when(ofOwnSwitch, s.operatorName),
        isElsewhere: isTrue(sql`not (${ofOwnSwitch})`),
      },
      sql`from ${purchaseSwitches.sql} s where s.borrower_id = ${borrowerId}::uuid order by s.at desc, s.id desc limit 100`,
    ),
  };
}

const ofChange = (zone: string, { at, fromCents, toCents, ...told }: Change): Event => ({
  kind: 'TOTAL',
  on: dayIn(zone, new Date(at)),
  at: new Date(at).toISOString(),
  fromLimit: fromCents,
  toLimit: toCents,
  blockedBy: null,
  ...told,
});

function ofBlock(block: Block): Event[] {
  const { id, reason: blockedBy, blockedOn, unblockedOn, note, by, approvedBy, isElsewhere } = block;
  const common = { id, at: null, fromLimit: null, toLimit: null, blockedBy };
  const blocked: Event = { kind: 'BLOCK', on: blockedOn, ...common, reason: note, by, approvedBy, isElsewhere };
  if (unblockedOn === null) return [blocked];
  const { liftingNote, liftedBy, liftingApprovedBy, isLiftedElsewhere } = block;
  const lifted: Event = {
    kind: 'UNBLOCK',
    on: unblockedOn,
    ...common,
    reason: liftingNote,
    by: liftedBy,
    approvedBy: liftingApprovedBy,
    isElsewhere: isLiftedElsewhere,
  };
  return [lifted, blocked];
}

const ofSwitch = (zone: string, { at, isDisabled, ...told }: Switch): Event => ({
  kind: isDisabled ? 'PURCHASES_DISABLED' : 'PURCHASES_ENABLED',
  on: dayIn(zone, new Date(at)),
  at: new Date(at).toISOString(),
  fromLimit: null,
  toLimit: null,
  blockedBy: null,
  approvedBy: null,
  ...told,
});

/** The newest first; of one day totals before purchases, these before blocks, an end before its beginning. */
export function historyView(
  zone: string,
  { changes, switches, blocks }: { changes: readonly Change[]; switches: readonly Switch[]; blocks: readonly Block[] },
): Event[] {
  return [
    ...changes.map((change) => ofChange(zone, change)),
    ...switches.map((one) => ofSwitch(zone, one)),
    ...blocks.flatMap(ofBlock),
  ].toSorted((one, other) => other.on.localeCompare(one.on));
}
