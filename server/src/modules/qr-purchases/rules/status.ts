import type { QrPurchaseStatus, Wire } from '@balcao/contract';

type Step = Wire<'POST /qr-purchase/page'>['answer']['step'];

interface Standing {
  status: Exclude<QrPurchaseStatus, 'EXPIRED'>;
  endsAt: Date;
}

const settled: ReadonlySet<QrPurchaseStatus> = new Set(['ACCEPTED', 'DECLINED', 'CANCELED']);

export const isSettled = ({ status }: { status: QrPurchaseStatus }): boolean => settled.has(status);

/** Where a purchase by QR code stands at an instant: what nobody settled in time is over. */
export const statusAt = (purchase: Standing, now: Date): QrPurchaseStatus =>
  !isSettled(purchase) && purchase.endsAt <= now ? 'EXPIRED' : purchase.status;

/** What the page of its customer asks; a cancelled one has no page. */
export function stepOf({ status, codeHash }: Pick<Standing, 'status'> & { codeHash: string | null }): Step {
  if (status === 'ACCEPTED' || status === 'DECLINED') return status;
  if (status === 'IDENTIFIED') return 'CHOICE';
  if (status === 'AUTHORISING') return 'AUTHORISE';
  return codeHash === null ? 'CPF' : 'CODE';
}

/** Where a request by the printed code of a store stands: what nobody answered in time is over. */
export const requestStatusAt = (
  { status, endsAt }: { status: 'WAITING' | 'CONFIRMED' | 'REFUSED'; endsAt: Date },
  now: Date,
): 'WAITING' | 'CONFIRMED' | 'REFUSED' | 'EXPIRED' => (status === 'WAITING' && endsAt <= now ? 'EXPIRED' : status);
