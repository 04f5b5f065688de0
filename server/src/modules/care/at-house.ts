import type { Customer } from '../../kernel/act/principal.ts';
import { within } from '../../kernel/row-security/scope.ts';

/** Runs an act of a customer in the provider's house: there its audit is written, beside the rows of this one customer. */
export const atHouse = <T>({ retailerId, borrowerId }: Customer, work: () => Promise<T>): Promise<T> =>
  within({ retailerId, operatorId: null, borrowerId }, work);
