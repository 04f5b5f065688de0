import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetGrants } from './forget-grants.ts';
import type { BorrowersPorts } from './ports.ts';
import { borrowersReach } from './reach.ts';
import { borrowersRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const borrowers: Module<{ borrowersPorts: BorrowersPorts }> = {
  name: 'borrowers',
  tables: tablesOf(tables),
  routes: ({ platform, borrowersPorts }) => borrowersRoutes(platform, borrowersPorts),
  namedBy: () => borrowersReach,
  sealed: [
    {
      table: tables.borrowers,
      key: ['id'],
      columns: ['cpfSealed', 'phoneSealed', 'emailSealed'],
      hashes: [
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
