import { tablesOf } from '../../kernel/db/table.ts';
import type { JobHandler } from '../../kernel/jobs/worker.ts';
import type { Module } from '../../kernel/module.ts';
import type { CreditPorts } from '../credit/index.ts';
import { forgetApplicationLinks } from './forget.ts';
import type { CreditBureau } from '../decisions/index.ts';
import { LINK_CODE_UNDELIVERED_JOB, noteLinkCodeUndelivered } from './online/code-delivery.ts';
import type { OnlineProviders } from './online/online-routes.ts';
import type { ApplicationsPorts } from './ports.ts';
import { applicationsReach } from './reach.ts';
import { rulesDecider } from './rules-decider.ts';
import { applicationsRoutes } from './routes.ts';
import type { ApplicationKey } from './store.ts';
import * as tables from './tables.ts';
import {
  CONFLICT_OVER_JOB,
  DECIDE_JOB,
  decideApplication,
  endConflict,
  leaveToPerson,
} from './use-cases/decide-application.ts';
import type { Engine } from './views.ts';

interface Ports {
  applicationsPorts: ApplicationsPorts;
  creditPorts: CreditPorts;
}

interface Providers extends OnlineProviders {
  creditBureau: CreditBureau;
}

const engineOf = ({
  applicationsPorts,
  creditPorts,
  creditBureau,
}: Ports & Pick<Providers, 'creditBureau'>): Engine => ({
  ports: applicationsPorts,
  creditPorts,
  decider: rulesDecider(creditBureau),
});

const keyOf = (payload: Record<string, unknown>) => payload as unknown as ApplicationKey;

export const applications: Module<Ports, Providers> = {
  name: 'applications',
  tables: tablesOf(tables),
  routes: ({ platform, makeCode, addressLookup, ...ports }) =>
    applicationsRoutes(platform, engineOf(ports), { makeCode, addressLookup }),
  namedBy: () => applicationsReach,
  jobs: ({ platform, ...ports }) => {
    const decide: JobHandler = Object.assign(
      (payload: Record<string, unknown>) => decideApplication(platform, engineOf(ports), keyOf(payload)),
      { givenUp: (payload: Record<string, unknown>) => leaveToPerson(platform, keyOf(payload)) },
    );
    return {
      [DECIDE_JOB]: decide,
      [CONFLICT_OVER_JOB]: (payload) => endConflict(platform, keyOf(payload)),
      [LINK_CODE_UNDELIVERED_JOB]: (payload) =>
        noteLinkCodeUndelivered(platform, payload as unknown as Parameters<typeof noteLinkCodeUndelivered>[1]),
    };
  },
  sealed: [{ table: tables.applications, key: ['borrowerId', 'id'], columns: ['reviewTextSealed'] }],
  closeSteps: () => ({ 846: forgetApplicationLinks }),
};
