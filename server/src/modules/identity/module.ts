import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import {
  forgetApprovals,
  forgetLoginCodes,
  forgetLoginFailures,
  forgetLoginSteps,
  forgetSessions,
  forgetSignOns,
} from './forget-sign-ins.ts';
import type { SignOn } from './ports.ts';
import { identityRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const identity: Module<unknown, { makeCode: () => string; signOn: SignOn }> = {
  name: 'identity',
  tables: tablesOf(tables),
  routes: ({ platform, makeCode, signOn }) => identityRoutes(platform, { makeCode, signOn }),
  sealed: [
    {
      table: tables.operators,
      key: ['retailerId', 'id'],
      columns: ['cpfSealed'],
      hashes: [
        {
          purpose: 'operator-cpf',
          of: 'cpfSealed',
          column: 'cpfHash',
          lookUp: {
            table: tables.operatorIdentifiers,
            value: 'value',
            owner: { retailerId: 'retailerId', operatorId: 'id' },
          },
        },
      ],
    },
    { table: tables.totpSecrets, key: ['retailerId', 'operatorId'], columns: ['secretSealed'] },
  ],
  closeSteps: () => ({
    800: forgetSessions,
    810: forgetLoginFailures,
    815: forgetLoginCodes,
    816: forgetSignOns,
    817: forgetLoginSteps,
    818: forgetApprovals,
  }),
};
