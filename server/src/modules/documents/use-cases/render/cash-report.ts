import type { CashDayReport, CashReport } from '../../cash-report.ts';
import { printRoll } from '../../print.ts';
import { cashDayBlocks, cashReportBlocks } from '../../rules/cash-report-blocks.ts';

/** The Z of a cash session for an 80 mm roll; the same session always gives the same bytes. */
export const renderCashReport = (report: CashReport): Promise<Uint8Array> =>
  printRoll({
    title: `Fechamento de caixa ${report.drawer}, Z ${report.number}`,
    at: report.closedAt,
    blocks: cashReportBlocks(report),
  });

/** The Z of a store for an 80 mm roll. */
export const renderCashDay = (report: CashDayReport): Promise<Uint8Array> =>
  printRoll({
    title: `Fechamento da loja ${report.store.name}, ${report.day}`,
    at: report.printedAt,
    blocks: cashDayBlocks(report),
  });
