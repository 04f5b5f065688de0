import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetGrants } from './forget-grants.ts';
import { hashPhones, PHONE_HASH } from './own-data.ts';
import type { BorrowersPorts } from './ports.ts';
import { borrowersReach } from './reach.ts';
import { borrowersRoutes } from './routes.ts';
import { CODE_UNDELIVERED_JOB, noteCodeUndelivered } from './registration/phone-code-delivery.ts';
import { type RegistrationProviders, registrationRoutes } from './registration/routes.ts';
import * as tables from './tables.ts';

export const borrowers: Module<{ borrowersPorts: BorrowersPorts }, RegistrationProviders> = {
  name: 'borrowers',
  tables: tablesOf(tables),
  routes: ({ platform, borrowersPorts, makeCode, addressLookup }) => [
    ...borrowersRoutes(platform, borrowersPorts),
    ...registrationRoutes(platform, { makeCode, addressLookup }),
  ],
  jobs: ({ platform }) => ({
    [CODE_UNDELIVERED_JOB]: (payload) =>
      noteCodeUndelivered(platform, payload as unknown as Parameters<typeof noteCodeUndelivered>[1]),
  }),
  chores: ({ platform }) => [() => hashPhones(platform)],
  namedBy: () => borrowersReach,
  sealed: [
    {
      table: tables.borrowers,
      key: ['id'],
      columns: ['cpfSealed', 'phoneSealed', 'emailSealed', 'addressSealed', 'cepSealed'],
      hashes: [
        { purpose: PHONE_HASH, of: 'phoneSealed', column: 'phoneHash' },
        {
          purpose: 'cpf',
          of: 'cpfSealed',
          lookUp: { table: tables.borrowerDocuments, value: 'cpfHash', owner: { borrowerId: 'id' } },
        },
      ],
    },
    {
      table: tables.borrowerPhones,
      key: ['borrowerId', 'id'],
      columns: ['phoneSealed'],
      hashes: [{ purpose: PHONE_HASH, of: 'phoneSealed', column: 'phoneHash' }],
    },
  ],
  closeSteps: () => ({ 820: forgetGrants }),
};
