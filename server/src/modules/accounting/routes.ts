import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { AccountingPorts } from './ports.ts';
import { askMonth, closeMonth, listMonths } from './use-cases/close-month.ts';
import { listPostings } from './use-cases/list-postings.ts';
import { listProvisioned, listProvisions } from './use-cases/list-provisions.ts';
import { listTaxes } from './use-cases/list-taxes.ts';
import { addRecord, listRecords } from './use-cases/records.ts';
import { showTrialBalance } from './use-cases/show-trial-balance.ts';

const BOOKS = '/backofficeAccounting';

/** The books of the lender, for the provider's analysts. */
export function accountingRoutes(platform: Platform, ports: AccountingPorts): Registration[] {
  return [
    serve(`GET ${BOOKS}/trialBalance`, ({ actor, query }) => showTrialBalance(platform, actor, query)),
    serve(`GET ${BOOKS}/postings`, ({ actor, query }) => listPostings(platform, actor, query)),
    serve(`GET ${BOOKS}/provisions`, ({ actor, query }) => listProvisions(platform, actor, query)),
    serve(`GET ${BOOKS}/provisions/contracts`, ({ actor, query }) => listProvisioned(platform, actor, query)),
    serve(`GET ${BOOKS}/taxes`, ({ actor, query }) => listTaxes(platform, actor, query)),
    serve(`GET ${BOOKS}/records`, ({ actor }) => listRecords(platform, actor)),
    serve(`POST ${BOOKS}/records`, ({ by, body }) => addRecord(platform, by, body)),
    serve(`GET ${BOOKS}/months`, ({ actor }) => listMonths(platform, ports, actor)),
    serve(`POST ${BOOKS}/months/{month}/request`, ({ by, params }) => askMonth(platform, ports, by, params.month)),
    serve(`POST ${BOOKS}/months/{month}/close`, ({ by, params }) => closeMonth(platform, ports, by, params.month)),
  ];
}
