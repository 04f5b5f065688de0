import { sql } from '../../kernel/db/sql.ts';
import { type NamedBy, ofRows } from '../../kernel/row-security/naming.ts';
import { isProviderFact } from '../retailers/index.ts';
import { creditDecisions } from './tables.ts';

export const decisionsReach = (): NamedBy => ({
  // The provider's analyst answers for every retailer.
  'GET /credit-decisions/{id}': {
    of: ofRows(creditDecisions),
    at: 'params.id',
    by: ({ retailerId }) => sql`(n.retailer_id = ${retailerId} or ${isProviderFact(retailerId)})`,
  },
});
