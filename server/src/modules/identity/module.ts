import type { Module } from '../../kernel/module.ts';
import { forgetLoginFailures, forgetSessions } from './forget-sign-ins.ts';
import { identityRoutes } from './routes.ts';

export const identity: Module = {
  name: 'identity',
  routes: ({ platform }) => identityRoutes(platform),
  closeSteps: () => ({ 800: forgetSessions, 810: forgetLoginFailures }),
};
