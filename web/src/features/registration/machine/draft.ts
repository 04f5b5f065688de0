import type { BiometryState } from '../biometry/index.ts';
import type { DataForm } from '../../../domain/registration/data.ts';
import type { PageKind } from '../rules/pages.ts';
import { pageOf, type RegistrationContext } from './context.ts';

/** A registration in progress as it survives a refresh: the customer by id, never the CPF. All else is the server's. */
export interface RegistrationDraft {
  readonly borrowerId: string;
  readonly page: PageKind;
  readonly phone: string;
  readonly form: DataForm;
  readonly dueDay: number | null;
  readonly biometry: BiometryState | null;
  readonly wasAsked: boolean;
}

/** Nothing is left to come back to. */
const over: ReadonlySet<PageKind> = new Set(['denied', 'preDenied', 'borrowerDisabled', 'approvedAgain']);

/** What to keep; null when there is nothing to come back to. */
export function draftOf(context: RegistrationContext): RegistrationDraft | null {
  const { application, phone, form, dueDay, biometry, wasAsked } = context;
  const page = pageOf(context);
  if (!application || over.has(page)) return null;
  return { borrowerId: application.borrower.id, page, phone, form, dueDay, biometry, wasAsked };
}
