import { type ReportTarget, reportTarget } from '@balcao/contract';
import { z } from 'zod';
import { configPart, unlistedHost } from '../../kernel/config-part.ts';

const dsn = z
  .string()
  .refine((text) => reportTarget(text) !== null, 'https://key@host/project')
  .optional();

const variables = z.object({
  ERROR_REPORTS_DSN: dsn,
  ERROR_REPORTS_PAGE_DSN: dsn,
  ERROR_REPORTS_HOSTS: z.string().default(''),
});

export interface ErrorReportsConfig {
  /** Where the server's errors go. Undefined: nowhere. */
  target: ReportTarget | undefined;
  /** Where a page sends its own; it is in the page, so anybody may read it. */
  pageDsn: string | undefined;
}

const listed = (name: string, text: string | undefined, hosts: string) =>
  unlistedHost(name, text && reportTarget(text)?.origin, { name: 'ERROR_REPORTS_HOSTS', hosts });

/** The service that errors are reported to, in Sentry's protocol. */
export const errorReportsConfig = configPart({
  variables,
  lacks: ({ ERROR_REPORTS_DSN, ERROR_REPORTS_PAGE_DSN, ERROR_REPORTS_HOSTS: hosts }) => [
    ...listed('ERROR_REPORTS_DSN', ERROR_REPORTS_DSN, hosts),
    ...listed('ERROR_REPORTS_PAGE_DSN', ERROR_REPORTS_PAGE_DSN, hosts),
  ],
  read: (env): ErrorReportsConfig => ({
    target: (env.ERROR_REPORTS_DSN && reportTarget(env.ERROR_REPORTS_DSN)) || undefined,
    pageDsn: env.ERROR_REPORTS_PAGE_DSN,
  }),
});
