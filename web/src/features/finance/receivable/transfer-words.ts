import { formatDate, today } from '@balcao/contract/kernel';
import { texts } from './texts.ts';
import type { Transfer } from './transfer-figures.ts';

/** When it came, or when it is to come. */
export function transferDay({ status, transferTimestamp, date, retailerBatch }: Transfer): string {
  if (status === 'PENDING' || transferTimestamp === null) return texts.expectedOn(formatDate(date));
  if (retailerBatch.paid === 0) return texts.nothingToTransfer;
  return formatDate(today(undefined, new Date(transferTimestamp)));
}

/** The days of its sales. */
export function contractDays({ originationsStartDate: from, originationsEndDate: to }: Transfer): string {
  if (from === null || to === null) return texts.noContracts;
  return from === to ? formatDate(from) : `${formatDate(from)} - ${formatDate(to)}`;
}
