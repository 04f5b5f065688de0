import type { Table } from './db/table.ts';
import type { DayCloseStep } from './day-close/steps.ts';
import type { Figure } from './http/operations.ts';
import type { Registration } from './http/serve.ts';
import type { JobHandler } from './jobs/worker.ts';
import type { Platform } from './platform.ts';
import type { NamedBy } from './row-security/naming.ts';
import type { SealedTable } from './sealing/sealed-table.ts';

/** A rule of the books as a query that must return no row. `found` names what breaks it. */
export interface Invariant {
  /** 'I9b'; unique. */
  readonly id: string;
  readonly says: string;
  readonly sql: string;
  /** Rows of several customers, or of none, are held against each other: only a check of everything can tell. */
  readonly isAcrossCustomers?: true;
}

/**
 * What a module is to the server. `Ports` are calls that go backwards in the module order, `Providers` what reaches the
 * outside; a module names only those it needs.
 */
export interface Module<Ports = unknown, Providers = unknown> {
  readonly name: string;
  /** What its `tables.ts` declares. */
  readonly tables?: readonly Table[];
  readonly routes?: (context: Ports & Providers & { platform: Platform }) => readonly Registration[];
  /** How those of its routes that are about a customer say so. */
  readonly namedBy?: (context: Ports & Providers & { platform: Platform }) => NamedBy;
  /** Handlers of the jobs it queues, by kind. */
  readonly jobs?: (context: Ports & Providers & { platform: Platform }) => Readonly<Record<string, JobHandler>>;
  /** What the worker does at each turn besides jobs: work that is found in its tables, a bounded part of it a turn. */
  readonly chores?: (context: Ports & Providers & { platform: Platform }) => readonly (() => Promise<unknown>)[];
  /** What it does at the close of a day, by place: all steps of all modules run in this order. */
  readonly closeSteps?: (ports: Ports) => Readonly<Record<number, DayCloseStep>>;
  /** Figures for who watches the server. */
  readonly metrics?: readonly Figure[];
  /** Which of its columns hold what is sealed or hashed with the secret, to be sealed again when it changes. */
  readonly sealed?: readonly SealedTable[];
  /** Rules of the books that concern its tables and those of modules to its left. */
  readonly invariants?: readonly Invariant[];
}
