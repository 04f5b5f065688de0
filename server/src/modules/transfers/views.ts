import { adjustmentKinds, batchSteps, type Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import type { KeptRetailer } from '../retailers/index.ts';
import type { Batch, BatchPart } from './facts.ts';

export type TransferView = Handled<'GET /backofficeOriginations/retailers/{id}/transfers'>['answer']['data'][number];
export type DeskBatch = Handled<'POST /backofficeOriginations/batches'>['answer'];

function sumsOf(retailerId: string, parts: readonly BatchPart[]) {
  const sales = parts.filter(({ kind }) => kind === 'SALE');
  const amountOf = (kind: BatchPart['kind']) =>
    sumCents(parts.filter((part) => part.kind === kind).map(({ amountCents }) => amountCents));
  return {
    retailerId,
    originationsCount: sales.reduce((sum, { count }) => sum + count, 0),
    principalSum: sumCents(sales.map(({ principalCents }) => principalCents)),
    umeFeeSum: sumCents(sales.map(({ feeCents }) => feeCents)),
    discountSum: sumCents(sales.map(({ discountCents }) => discountCents)),
    adjustments: adjustmentKinds
      .filter((kind) => parts.some((part) => part.kind === kind))
      .map((kind) => ({ kind, amount: amountOf(kind) })),
  };
}

/** What a batch came to as it was made; what it held when it was reversed is in another one now. */
const wholeOf = (batch: Batch) => ({
  ...sumsOf(batch.retailerId, batch.parts),
  originationsCount: batch.originationsCount,
  principalSum: batch.principalCents,
  umeFeeSum: batch.feeCents,
  discountSum: batch.discountCents,
  broughtForward: batch.broughtCents,
  setOff: batch.setOffCents,
  paid: batch.paidCents,
  carriedForward: batch.carriedCents,
});

const statusOf = ({ status }: Batch) => (status === 'AT_RETAILER' ? ('TRANSFERRED' as const) : ('PENDING' as const));
const iso = (at: string) => new Date(at).toISOString();

function ofStore({ retailerId, parts }: Batch, storeId: string): TransferView['storesBatch'][number] {
  const sums = sumsOf(
    retailerId,
    parts.filter((part) => part.storeId === storeId),
  );
  return { ...sums, storeId };
}

/** A batch as its retailer sees it; of one store when it is named. */
export function transferView(batch: Batch, storeId: string | undefined): TransferView {
  const stores = [...new Set(batch.parts.map((part) => part.storeId))].filter((id) => id === (storeId ?? id));
  return {
    batchId: batch.id,
    date: batch.onDay,
    status: statusOf(batch),
    transferTimestamp: batch.transferredAt === null ? null : iso(batch.transferredAt),
    originationsStartDate: batch.originationsStartOn,
    originationsEndDate: batch.originationsEndOn,
    retailerBatch: { ...wholeOf(batch), storeId: null },
    storesBatch: stores.map((id) => ofStore(batch, id)),
  };
}

export type BatchRetailer = Pick<KeptRetailer, 'id' | 'fantasyName' | 'legalName' | 'cnpj' | 'contactEmail'>;

function markOf(at: string | null, name: string | null, reason: string | null) {
  return at === null ? null : { at: iso(at), name: name ?? '', reason: reason ?? '' };
}

/** A batch as the treasury sees it. */
export function deskView(batch: Batch, retailer: BatchRetailer | undefined, operatorId: string): DeskBatch {
  const held = markOf(batch.heldAt, batch.heldByName, batch.holdReason);
  return {
    ...wholeOf(batch),
    batchId: batch.id,
    date: batch.onDay,
    retailerName: retailer?.fantasyName ?? '',
    status: batch.status,
    transferStatus: statusOf(batch),
    originationsStartDate: batch.originationsStartOn,
    originationsEndDate: batch.originationsEndOn,
    steps: batchSteps.map((step) => {
      const done = batch.steps.find((one) => one.step === step);
      return {
        step,
        finished: done ? { at: iso(done.finishedAt), name: done.finishedByName } : null,
        endToEndId: done?.endToEndId ?? null,
        fileName: done?.fileName ?? null,
      };
    }),
    remittance: batch.remittanceNumber,
    isPaidOut: batch.payoutId !== null && batch.status === 'AT_TRANSITORY_ACCOUNT',
    payoutFault: batch.payoutFault,
    held: held && { ...held, mayDecide: batch.heldBy !== operatorId },
    reversed: markOf(batch.reversedAt, batch.reversedByName, batch.reverseReason),
    email: { status: batch.emailStatus ?? 'NONE', hasAddress: (retailer?.contactEmail ?? null) !== null },
  };
}
