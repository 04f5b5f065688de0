import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetGrants } from './forget-grants.ts';
import { hashPhones, PHONE_HASH } from './own-data.ts';
import type { BorrowersPorts } from './ports.ts';
import { borrowersReach } from './reach.ts';
import { borrowersRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const borrowers: Module<{ borrowersPorts: BorrowersPorts }> = {
  name: 'borrowers',
  tables: tablesOf(tables),
  routes: ({ platform, borrowersPorts }) => borrowersRoutes(platform, borrowersPorts),
  chores: ({ platform }) => [() => hashPhones(platform)],
  namedBy: () => borrowersReach,
  sealed: [
    {
      table: tables.borrowers,
      key: ['id'],
      columns: ['cpfSealed', 'phoneSealed', 'emailSealed', 'addressSealed'],
      hashes: [
        { purpose: PHONE_HASH, of: 'phoneSealed', column: 'phoneHash' },
        {
          purpose: 'cpf',
          of: 'cpfSealed',
          lookUp: { table: tables.borrowerDocuments, value: 'cpfHash', owner: { borrowerId: 'id' } },
        },
      ],
    },
  ],
  closeSteps: () => ({ 820: forgetGrants }),
};
