import type { Role } from '@balcao/contract';
import { roles } from '@balcao/contract/constants';

/** Who lends the device to a customer for their own data: the roles of the service centre (ruling C10). */
export const lenders: readonly Role[] = roles.filter((role) => role !== 'cashier');
