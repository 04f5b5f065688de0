import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readConfiguration } from '../../retailers/index.ts';
import type { BorrowersPorts } from '../ports.ts';
import { type BorrowerDataView, borrowerDataView, findGranted } from '../views.ts';

/**
 * Registration data of a customer the operator looked up, with the coupon of the registration when it is wanted and the
 * store gives one, and what a sale begins with in the store `saleIn`; an unfinished registration has none to show.
 */
export async function readBorrowerData(
  platform: Platform,
  ports: BorrowersPorts,
  actor: Actor,
  input: { borrowerId: string; storeId: string | null; saleIn: string | undefined; wantsCoupon: boolean },
): Promise<BorrowerDataView> {
  const { db, clock, secrets } = platform;
  const now = clock.now();
  const borrower = await findGranted(db, actor, input.borrowerId, now);
  if (!borrower) return refuse('BORROWER_NOT_FOUND');
  if (borrower.status === 'INCOMPLETE') refuse('NO_COMPLETED_PROCESSES_BIOMETRY_FOUND');
  const { retailerId, operatorId } = actor;
  const { borrowerId, storeId, saleIn } = input;
  const ask = { borrowerId, registeredAt: borrower.createdAt, retailerId, operatorId };
  const isGiven = input.wantsCoupon && (await readConfiguration(platform, retailerId, storeId)).flags.applicationCoupon;
  const coupon = isGiven && storeId ? await ports.registrationCoupon(platform, { ...ask, storeId }) : null;
  const view = borrowerDataView(secrets, borrower, coupon);
  if (saleIn === undefined) return view;
  const start = { actor, borrowerId, document: view.cpf, storeId: saleIn };
  return { ...view, sale: await ports.saleStart(db, start, { now, today: dayIn(actor.zone, now) }) };
}
