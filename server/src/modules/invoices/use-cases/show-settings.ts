import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findStore, readConfiguration } from '../../retailers/index.ts';

/** @throws Refusal STORE_NOT_FOUND, also for another retailer's. */
export async function showSettings(
  platform: Platform,
  { retailerId }: Actor,
  storeId: string,
): Promise<Handled<'GET /coordinator/invoices/settings'>['answer']> {
  if (!(await findStore(platform.db, retailerId, storeId))) refuse('STORE_NOT_FOUND');
  const { invoices } = await readConfiguration(platform, retailerId, storeId);
  return { enabledToGenerateBorrowerInvoice: invoices.isAllowed };
}
