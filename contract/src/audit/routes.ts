import type { Role } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import {
  auditChain,
  auditCustomer,
  auditCustomerQuery,
  auditExportQuery,
  auditFrame,
  auditPage,
  auditPlace,
  auditQuery,
} from './schemas.ts';

const owner = { name: 'audit', purpose: 'Who saw or changed what, for those who answer for it.' };

/** A manager reads what happened in the own store. */
const readers = ['analyst', 'retailer_analyst', 'manager'] as const satisfies readonly Role[];

export const auditRoutes = defineRoutes(owner, {
  'GET /coordinator/audit': {
    operationId: 'showAudit',
    summary: 'By what the audit can be asked, and the state of its chain.',
    access: readers,
    query: auditPlace,
    answer: auditFrame,
    errors: ['RETAILER_NOT_FOUND'],
  },
  'GET /coordinator/audit/entries': {
    operationId: 'listAuditEntries',
    summary: 'Who did what, a page at a time; the reading leaves an entry of its own.',
    access: readers,
    query: auditQuery,
    answer: auditPage,
    errors: ['RETAILER_NOT_FOUND'],
  },
  'GET /coordinator/audit/entries/export': {
    operationId: 'exportAuditEntries',
    summary: 'All entries that the filters leave, newest first, as CSV; leaves an entry of its own.',
    access: readers,
    query: auditExportQuery,
    answer: 'csv',
    errors: ['RETAILER_NOT_FOUND'],
  },
  'POST /coordinator/audit/customers': {
    operationId: 'findAuditedCustomer',
    summary: 'The customer of a CPF whom entries are about, so that no address carries the CPF.',
    access: readers,
    body: auditCustomerQuery,
    answer: auditCustomer,
    errors: ['RETAILER_NOT_FOUND', 'AUDIT_CUSTOMER_NOT_FOUND', 'LOOKUPS_USED_UP'],
  },
  'GET /coordinator/audit/chain': {
    operationId: 'showAuditChain',
    summary: 'How far the chain was checked, while a check runs and after it.',
    access: readers,
    query: auditPlace,
    answer: auditChain,
    errors: ['RETAILER_NOT_FOUND'],
  },
  'POST /coordinator/audit/checks': {
    operationId: 'checkAuditChain',
    summary: 'Recomputes the whole chain in the background; while one check runs there is no second.',
    access: ['analyst', 'retailer_analyst'],
    body: auditPlace,
    answer: auditChain,
    errors: ['RETAILER_NOT_FOUND'],
  },
});
