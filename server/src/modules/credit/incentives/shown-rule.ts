import type { Platform } from '../../../kernel/platform.ts';
import { readConfiguration } from '../../retailers/index.ts';
import type { IncentiveRule } from './facts.ts';

/** The rule by which a sale in a store earns, or null where the store shows no incentive to who sells. */
export async function shownRule(
  platform: Pick<Platform, 'db' | 'log'>,
  { retailerId, storeId }: { retailerId: string; storeId: string },
  rule: IncentiveRule | null,
): Promise<IncentiveRule | null> {
  if (rule === null) return null;
  const { serviceCentre } = await readConfiguration(platform, retailerId, storeId);
  return serviceCentre.showIncentive ? rule : null;
}
