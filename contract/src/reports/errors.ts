import { defineErrors } from '../error-table.ts';

export const reportsErrors = defineErrors({
  INVALID_DATE_RANGE: { status: 400, message: 'Selecione um intervalo entre as datas de até 1 mês' },
});
