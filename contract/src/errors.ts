import { accountingErrors } from './accounting/errors.ts';
import { applicationsErrors } from './applications/errors.ts';
import { auditErrors } from './audit/errors.ts';
import { biometryErrors } from './biometry/errors.ts';
import { billingsErrors } from './billings/errors.ts';
import { borrowersErrors } from './borrowers/errors.ts';
import { budgetsErrors } from './budgets/errors.ts';
import { cancellationErrors } from './cancellation/errors.ts';
import { careErrors } from './care/errors.ts';
import { cashErrors } from './cash/errors.ts';
import { contractsErrors } from './contracts/errors.ts';
import { creditErrors } from './credit/errors.ts';
import { dataUpdatesErrors } from './data-updates/errors.ts';
import { decisionsErrors } from './decisions/errors.ts';
import { documentsErrors } from './documents/errors.ts';
import type { ErrorContext, ErrorSpec } from './error-table.ts';
import { identityErrors } from './identity/errors.ts';
import { formatBrl, reaisToCents } from './kernel/money.ts';
import { kernelErrors } from './kernel-errors.ts';
import { invoicesErrors } from './invoices/errors.ts';
import { networkErrors } from './network/errors.ts';
import { notificationsErrors } from './notifications/errors.ts';
import { paymentsErrors } from './payments/errors.ts';
import { pixErrors } from './pix/errors.ts';
import { policiesErrors } from './policies/errors.ts';
import { portalErrors } from './portal/errors.ts';
import { qrPurchasesErrors } from './qr-purchases/errors.ts';
import { receiptLinksErrors } from './receipt-links/errors.ts';
import { reconciliationErrors } from './reconciliation/errors.ts';
import { referenceErrors } from './reference/errors.ts';
import { renegotiationErrors } from './renegotiation/errors.ts';
import { reportsErrors } from './reports/errors.ts';
import { retailersErrors } from './retailers/errors.ts';
import { smartphoneSaleErrors } from './smartphone-sale/errors.ts';
import { supportErrors } from './support/errors.ts';
import { transfersErrors } from './transfers/errors.ts';

/** Every error the API can answer: declared once, shown by server and screens alike. */
export const errors = {
  ...kernelErrors,
  ...retailersErrors,
  ...notificationsErrors,
  ...documentsErrors,
  ...identityErrors,
  ...borrowersErrors,
  ...dataUpdatesErrors,
  ...biometryErrors,
  ...receiptLinksErrors,
  ...cashErrors,
  ...policiesErrors,
  ...decisionsErrors,
  ...creditErrors,
  ...applicationsErrors,
  ...contractsErrors,
  ...budgetsErrors,
  ...qrPurchasesErrors,
  ...cancellationErrors,
  ...transfersErrors,
  ...accountingErrors,
  ...reconciliationErrors,
  ...careErrors,
  ...reportsErrors,
  ...auditErrors,
  ...paymentsErrors,
  ...pixErrors,
  ...invoicesErrors,
  ...billingsErrors,
  ...renegotiationErrors,
  ...smartphoneSaleErrors,
  ...referenceErrors,
  ...networkErrors,
  ...supportErrors,
  ...portalErrors,
} as const;

export type ErrorCode = keyof typeof errors;
export type { ErrorContext };

/** Sentence for a code unknown to this version (cashier spec, section 8). */
const UNKNOWN = 'Erro desconhecido. Contate o suporte {brand}.';
/** ... where the spec says another. */
const UNKNOWN_IN: Partial<Record<ErrorContext, string>> = {
  paying: 'Ops. Uma falha inesperada aconteceu. Tente novamente.',
};

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}

/** The pt-BR sentence of a code as it reads in `context`, with the brand and the facts of `details` filled in. */
export function errorMessage(code: string, brand: string, context?: ErrorContext, details?: unknown): string {
  const spec: ErrorSpec | undefined = isErrorCode(code) ? errors[code] : undefined;
  const sentence =
    (context && spec?.messageIn?.[context]) ?? spec?.message ?? (context && UNKNOWN_IN[context]) ?? UNKNOWN;
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'brand' ? brand : factText(details, name)));
}

/** Details carry amounts in reais, and words. */
function factText(details: unknown, name: string): string {
  const fact: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, name) : undefined;
  if (typeof fact === 'string') return fact;
  return typeof fact === 'number' ? formatBrl(reaisToCents(fact)) : '';
}
