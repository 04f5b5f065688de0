import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { forgetCustomerSessions, forgetPortalEntries } from './forget.ts';
import { type PortalContext, portalRoutes } from './routes.ts';
import * as tables from './tables.ts';

type Ports = Pick<PortalContext, 'creditPorts' | 'documentsPorts'>;
type Providers = Omit<PortalContext, keyof Ports | 'platform'>;

export const portal: Module<Ports, Providers> = {
  name: 'portal',
  tables: tablesOf(tables),
  routes: (context) => portalRoutes(context),
  closeSteps: () => ({ 835: forgetPortalEntries, 836: forgetCustomerSessions }),
};
