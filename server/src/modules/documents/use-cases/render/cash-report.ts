import type { CashReport } from '../../cash-report.ts';
import { printRoll } from '../../print.ts';
import { cashReportBlocks } from '../../rules/cash-report-blocks.ts';

/** The Z of a cash session for an 80 mm roll; the same session always gives the same bytes. */
export const renderCashReport = (report: CashReport): Promise<Uint8Array> =>
  printRoll({
    title: `Fechamento de caixa ${report.drawer}, Z ${report.number}`,
    at: report.closedAt,
    blocks: cashReportBlocks(report),
  });
