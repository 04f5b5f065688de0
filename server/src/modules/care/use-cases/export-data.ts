import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { findServed } from '../../borrowers/index.ts';
import { exportSections } from '../export-data.ts';
import { type Asking, doneFragments } from '../new-request.ts';
import type { DataExport } from '../rules/export-sections.ts';
import { exportQuota } from '../rules/quotas.ts';

/**
 * All that is kept of a customer, opened for the customer; who asked is audited and why is kept as a request, what was told is neither.
 * @throws Refusal BORROWER_NOT_FOUND, TOO_MANY_REQUESTS.
 */
export const exportData = (platform: Platform, asking: Asking, borrowerId: string): Promise<DataExport> =>
  act(platform, {
    principal: asking.by,
    async read(db, { now }) {
      const { borrower } = await findServed(db, asking.by, borrowerId, now);
      return { borrower, sections: await exportSections(db, platform.secrets, borrowerId, now) };
    },
    decide: ({ borrower, sections }, { now }): Decision<DataExport> => ({
      answer: { madeAt: now.toISOString(), sections },
      writes: [quotaFragment(exportQuota, borrowerId, now), ...doneFragments(asking, 'EXPORT', borrower, now)],
      audit: { action: 'customer.data-exported', subject: borrowerId },
    }),
  });
