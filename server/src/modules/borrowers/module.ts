import type { Module } from '../../kernel/module.ts';
import { forgetGrants } from './forget-grants.ts';
import type { BorrowersPorts } from './ports.ts';
import { borrowersRoutes } from './routes.ts';
import { borrowerDocuments, borrowers as borrowerRows } from './tables.ts';

export const borrowers: Module<{ borrowersPorts: BorrowersPorts }> = {
  name: 'borrowers',
  routes: ({ platform, borrowersPorts }) => borrowersRoutes(platform, borrowersPorts),
  sealed: [
    {
      table: borrowerRows,
      key: ['id'],
      columns: ['cpfSealed', 'phoneSealed', 'emailSealed'],
      hashes: [
        {
          purpose: 'cpf',
          of: 'cpfSealed',
          lookUp: { table: borrowerDocuments, value: 'cpfHash', owner: { borrowerId: 'id' } },
        },
      ],
    },
  ],
  closeSteps: () => ({ 820: forgetGrants }),
};
