import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { cast, either, isTrue, known, literal, rowsOf, select, type ShapeOf } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { contractNumber, joinContract } from '../../contracts/index.ts';
import type { CreditPorts } from '../../credit/index.ts';
import { storeNameFact } from '../../retailers/index.ts';
import { productName } from '../catalogue/facts.ts';
import { contractDevices, deviceBindings, deviceProducts } from '../tables.ts';

export type WaitingPorts = Pick<CreditPorts, 'isPaidOffFact'>;
type Answer = Handled<'GET /smartphone-sale/devices/waiting'>['answer'];

const d = contractDevices.row('d');

/** How long an offer that ended may hold a lock before a person should look: the job that takes it off was tried by then. */
const UNSOLD_HOURS = 1;

/** What a person looks at in one go; the rest follows as these are decided. */
const MOST = 200;

const isBound = sql`exists (select 1 from ${deviceBindings.sql} b where b.imei = d.imei and b.contract_id = d.contract_id)`;

const waitingShape = {
  ...pick(d, 'borrowerId', 'contractId', 'imei', 'brand', 'lockMessage'),
  contractNumber: known(contractNumber),
  storeId: cast('uuid', sql`c.store_id`),
  storeName: storeNameFact(sql`c.retailer_id`, sql`c.store_id`),
  deviceName: cast(
    'text',
    sql`coalesce((select ${productName} from ${deviceProducts.sql} product_f where product_f.id = d.product_id), d.brand)`,
  ),
  why: either(sql`d.status = 'RELEASED'`, literal('NOT_LOCKED_AGAIN'), literal('NOT_UNLOCKED')),
  isSold: isTrue(isBound),
  since: cast('timestamptz', sql`coalesce(d.released_at, d.locked_at, d.submitted_at, d.verified_at)`),
};

export type WaitingDevice = ShapeOf<typeof waitingShape>;

/** Devices of a retailer whose lock is not where the debt is, the oldest first; of one contract when it is named. */
export function waitingDevices(
  db: Db | Tx,
  { isPaidOffFact }: WaitingPorts,
  { retailerId, contractId, now }: { retailerId: string; contractId?: string; now: Date },
): Promise<WaitingDevice[]> {
  const isPaidOff = isPaidOffFact(sql`d.borrower_id`, sql`d.contract_id`);
  const owesUnlocked = sql`d.status = 'RELEASED' and d.lock_message is not null and d.settled_at is null
    and c.status = 'ACCEPTED' and not ${isPaidOff}`;
  const isOverAndLocked = sql`d.status in ('SUBMITTED', 'LOCKED') and case when ${isBound}
    then c.status = 'CANCELED' or ${isPaidOff}
    else c.status in ('OFFERED', 'EXPIRED')
      and c.valid_until < ${now}::timestamptz - make_interval(hours => ${sql.lit(UNSOLD_HOURS)}) end`;
  return rowsOf(
    db,
    select(
      waitingShape,
      sql`from ${contractDevices.sql} d ${joinContract(sql`d.borrower_id`, sql`d.contract_id`)}
        where d.retailer_id = ${retailerId}::uuid
          and (${contractId ?? null}::uuid is null or d.contract_id = ${contractId ?? null}::uuid)
          and ((${owesUnlocked}) or (${isOverAndLocked}))
        order by "since", "contractId" limit ${sql.lit(MOST)}`,
    ),
  );
}

/** What waits at the actor's retailer, whoever the customers are. */
export async function listWaitingDevices(platform: Platform, ports: WaitingPorts, actor: Actor): Promise<Answer> {
  const { retailerId } = actor;
  const found = await asSystem('devices-waiting', () =>
    waitingDevices(platform.db, ports, { retailerId, now: platform.clock.now() }),
  );
  return found.map(({ contractId, contractNumber: number, storeName, deviceName, imei, why, lockMessage, since }) => ({
    contractId,
    contractNumber: number,
    storeName: storeName ?? '',
    deviceName,
    imei,
    why,
    words: lockMessage,
    since: since.toISOString(),
  }));
}
