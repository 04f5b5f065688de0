import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { CreditPorts } from '../credit/index.ts';
import { deviceJobs } from './device-jobs.ts';
import { smartphoneSaleInvariants } from './invariants.ts';
import type { DeviceLock } from './ports.ts';
import { smartphoneSaleReach } from './reach.ts';
import { smartphoneSaleRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const smartphoneSale: Module<{ creditPorts: CreditPorts }, { deviceLock: DeviceLock }> = {
  name: 'smartphone-sale',
  tables: tablesOf(tables),
  routes: ({ platform, creditPorts, deviceLock }) => smartphoneSaleRoutes(platform, creditPorts, deviceLock),
  namedBy: ({ platform }) => smartphoneSaleReach(platform.secrets),
  jobs: ({ platform, creditPorts, deviceLock }) => deviceJobs(platform, deviceLock, creditPorts),
  invariants: smartphoneSaleInvariants,
};
