import type { Role } from '@balcao/contract';
import { roles } from '@balcao/contract/constants';

/** Who may set a store up; a retailer analyst works for the retailer, not in a store (ruling C5). */
export const storeSetters: readonly Role[] = roles.filter((role) => role !== 'retailer_analyst');
