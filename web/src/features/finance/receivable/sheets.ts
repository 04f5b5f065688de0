import type { Wire } from '@balcao/contract';
import { isDate, wholeCents, reaisToCents } from '@balcao/contract/kernel';
import type { Cell, SheetColumn } from '../../../domain/sheets/sheet.ts';
import { texts } from './texts.ts';
import type { Transfer, TransferFigures } from './transfer-figures.ts';

export type BatchContract = Wire<'GET /backofficeOriginations/batches/{batchId}/originations'>['answer'][number];

const dayCell = (day: string | null): Cell => (day !== null && isDate(day) ? { day } : null);

/** The history as the spec names its columns. */
export const transferColumns: readonly SheetColumn<TransferFigures>[] = [
  { header: 'status', cell: ({ batch }) => texts.statuses[batch.status] },
  {
    header: texts.sheets.transferredOn,
    cell: ({ batch: { transferTimestamp } }) => (transferTimestamp === null ? null : { instant: transferTimestamp }),
  },
  { header: 'data_inicio_contratos', cell: ({ batch }) => dayCell(batch.originationsStartDate) },
  { header: 'data_fim_contratos', cell: ({ batch }) => dayCell(batch.originationsEndDate) },
  { header: 'valor_transferido', cell: ({ transferred }) => ({ cents: transferred }) },
  { header: 'valor_transferido_descontos', cell: ({ discount }) => ({ cents: discount }) },
  { header: 'valor_total', cell: ({ total }) => ({ cents: total }) },
  { header: 'principal', cell: ({ principal }) => ({ cents: principal }) },
  { header: 'taxa_ume', cell: ({ fee }) => ({ cents: fee }) },
];

/** The contracts of a batch; what is deposited is the principal less the fee. */
export const contractColumns: readonly SheetColumn<BatchContract>[] = [
  { header: 'id_contrato', cell: ({ contractId }) => contractId },
  { header: texts.sheets.originatedOn, cell: ({ timestamp }) => ({ instant: timestamp }) },
  { header: 'principal', cell: ({ principal }) => ({ reais: principal }) },
  { header: 'taxa_ume', cell: ({ mdr }) => ({ reais: mdr }) },
  {
    header: 'valor_depositado',
    cell: ({ principal, mdr }) => ({ cents: wholeCents(reaisToCents(principal) - reaisToCents(mdr)) }),
  },
  { header: 'loja', cell: ({ storeName }) => storeName },
  { header: 'operador', cell: ({ operatorName }) => operatorName },
];

/** Named by the day of its sales, or their days. */
export const contractsFile = ({ date, originationsStartDate: from, originationsEndDate: to }: Transfer): string =>
  texts.sheets.contractsFile(from ?? date, to ?? date);
