import type { Module } from '../../kernel/module.ts';
import { forgetLoginCodes, forgetLoginFailures, forgetSessions } from './forget-sign-ins.ts';
import { identityRoutes } from './routes.ts';

export const identity: Module<unknown, { makeCode: () => string }> = {
  name: 'identity',
  routes: ({ platform, makeCode }) => identityRoutes(platform, { makeCode }),
  closeSteps: () => ({ 800: forgetSessions, 810: forgetLoginFailures, 815: forgetLoginCodes }),
};
