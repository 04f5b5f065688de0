import type { Handled } from '@balcao/contract';
import type { Moment } from '../../kernel/act/act.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import type { Registering } from '../borrowers/index.ts';
import { arrearsFact, type CreditPorts, limitFact, limitView } from '../credit/index.ts';
import type { ApplicationsPorts, Decider } from './ports.ts';
import { statusOf } from './rules/status.ts';
import { newestOf } from './store.ts';
import type { ApplicationRow } from './tables.ts';

export type StateView = Handled<'POST /application-engine/application'>['answer'];
type LimitView = NonNullable<StateView['limit']>;

/** What every use case of a registration is given. */
export interface Engine {
  ports: ApplicationsPorts;
  creditPorts: CreditPorts;
  decider: Decider;
}

async function limitOf(
  db: Db | Tx,
  { creditPorts }: Engine,
  key: { borrowerId: string; retailerId: string },
  { today }: Moment,
): Promise<LimitView | null> {
  const { borrowerId } = key;
  const shape = { limit: limitFact(borrowerId), arrears: arrearsFact(creditPorts, borrowerId, today) };
  const found = await rowOf(db, select(shape));
  return found?.limit ? limitView(key, found.limit, found.arrears, today) : null;
}

/** Where a registration stands, with all that a screen polls for. */
export interface Standing extends StateView {
  newest: ApplicationRow | undefined;
}

export async function standingOf(
  db: Db | Tx,
  engine: Engine,
  { borrower }: Pick<Registering, 'borrower'>,
  retailerId: string,
  moment: Moment,
): Promise<Standing> {
  const newest = await newestOf(db, borrower.id);
  const status = statusOf(borrower.status, newest);
  const hasConflict = newest?.status === 'PRE_APPROVED' && newest.cause === 'BIOMETRY_CONFLICT';
  return {
    newest,
    status,
    biometryStatus: hasConflict ? 'CONFLICT' : await engine.ports.biometryOf(db, borrower.id, moment.now),
    reasons:
      newest && (status === 'DENIED' || status === 'PRE_APPLICATION_DENIED')
        ? engine.decider.toldToCustomer(newest.reasons)
        : [],
    limit: await limitOf(db, engine, { borrowerId: borrower.id, retailerId }, moment),
  };
}

export const stateView = ({ status, biometryStatus, reasons, limit }: Standing): StateView => ({
  status,
  biometryStatus,
  reasons,
  limit,
});
