import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Customer, Operator } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { findServed } from '../../borrowers/index.ts';
import { exportSections } from '../export-data.ts';
import type { DataExport } from '../rules/export-sections.ts';
import { exportQuota } from '../rules/quotas.ts';

/**
 * All that is kept of a customer, opened for the customer; who asked and why is recorded, what was told is not.
 * @throws Refusal BORROWER_NOT_FOUND, TOO_MANY_REQUESTS.
 */
export const exportData = (
  platform: Platform,
  by: Operator | Customer,
  borrowerId: string,
  reason: string,
): Promise<DataExport> =>
  act(platform, {
    principal: by,
    async read(db, { now }) {
      await findServed(db, by, borrowerId, now);
      return exportSections(db, platform.secrets, borrowerId, now);
    },
    decide: (sections, { now }): Decision<DataExport> => ({
      answer: { madeAt: now.toISOString(), sections },
      writes: [quotaFragment(exportQuota, borrowerId, now)],
      audit: { action: 'customer.data-exported', subject: borrowerId, detail: { reason } },
    }),
  });
