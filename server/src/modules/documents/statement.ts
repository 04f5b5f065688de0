import { printPages } from './print.ts';
import { type StatementPaper, statementBlocks } from './rules/statement-blocks.ts';

/** The statement of a customer as A4 PDF. */
export const printStatement = (paper: StatementPaper): Promise<Uint8Array> =>
  printPages({
    title: `Extrato ${paper.customer.name}`,
    at: paper.issuedAt,
    blocks: statementBlocks(paper),
    foot: `${paper.brand} · Extrato de ${paper.customer.name}`,
  });
