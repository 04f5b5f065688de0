import type { Module } from '../../kernel/module.ts';
import { forgetLoginFailures, forgetSessions } from './forget-sign-ins.ts';
import { identityRoutes } from './routes.ts';
import { operatorIdentifiers, operators } from './tables.ts';

export const identity: Module = {
  name: 'identity',
  routes: ({ platform }) => identityRoutes(platform),
  sealed: [
    {
      table: operators,
      key: ['retailerId', 'id'],
      columns: ['cpfSealed'],
      hashes: [
        {
          purpose: 'operator-cpf',
          of: 'cpfSealed',
          column: 'cpfHash',
          lookUp: { table: operatorIdentifiers, value: 'value', owner: { retailerId: 'retailerId', operatorId: 'id' } },
        },
      ],
    },
  ],
  closeSteps: () => ({ 800: forgetSessions, 810: forgetLoginFailures }),
};
