import { z } from 'zod';
import { type AuditAction, auditActions } from '../audit-actions.ts';
import { cpf, day, id, instant } from '../fields.ts';
import { keyInstant, pageOf } from '../page.ts';

const actions = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

const whose = {
  retailerId: id.optional().meta({ description: "The provider's analyst names another; the caller's when missing" }),
};
const filters = {
  ...whose,
  operatorId: id.optional().meta({ description: 'Who acted' }),
  customerId: id.optional().meta({ description: 'Whom it is about, as `findAuditedCustomer` answers' }),
  storeId: id.optional(),
  action: z.enum(actions).optional(),
  from: day.optional().meta({ description: "First day, in the retailer's zone" }),
  to: day.optional().meta({ description: 'Last day, included' }),
};

/** What an entry says besides who, where and when, as people read it. */
const auditFact = z.object({
  label: z.string(),
  before: z.string().nullable().meta({ description: 'What it was, where that was kept' }),
  after: z.string(),
});

const auditEntry = z.object({
  id,
  position: z.int().nullable().meta({ description: 'Place in the chain; null until it is sealed' }),
  at: instant,
  action: z.string(),
  sentence: z.string().meta({ description: 'The act in pt-BR' }),
  author: z.object({
    kind: z.enum(['operator', 'customer', 'system']),
    id: id.nullable(),
    name: z.string().nullable(),
  }),
  store: z.object({ id, name: z.string() }).nullable(),
  customer: z.object({ id, cpf: z.string().meta({ description: 'Masked' }) }).nullable(),
  facts: z.array(auditFact),
});

const page = pageOf(auditEntry, { at: keyInstant }, 100);
export const auditQuery = z.object({ ...page.request, ...filters });
export const auditPage = z.object(page.answer);
export const auditExportQuery = z.object(filters);

export const auditPlace = z.object(whose);

const named = z.object({ id, name: z.string() });
export const auditChain = z.object({
  sealed: z.int().meta({ description: 'Entries in the chain' }),
  check: z
    .object({
      startedAt: instant,
      finishedAt: instant.nullable().meta({ description: 'Null while it runs' }),
      checked: z.int().meta({ description: 'Entries found unbroken, from the first on' }),
      length: z.int().meta({ description: 'Entries of the chain when it began' }),
      brokenAt: z.int().nullable().meta({ description: 'First entry that does not fit the one before it' }),
    })
    .nullable()
    .meta({ description: 'The newest check; null before the first' }),
});

export const auditFrame = z.object({
  retailer: named,
  retailers: z
    .array(named)
    .meta({ description: "Whose audit the caller may read: the provider's analyst, everybody's" }),
  people: z.array(z.object({ id, name: z.string(), isActive: z.boolean() })),
  stores: z.array(named),
  actions: z.array(z.object({ action: z.enum(actions), sentence: z.string() })),
  mayCheck: z.boolean(),
  chain: auditChain,
});

export const auditCustomerQuery = z.object({ ...whose, cpf });
export const auditCustomer = z.object({ customerId: id, cpf: z.string().meta({ description: 'Masked' }) });
