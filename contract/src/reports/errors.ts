import { defineErrors } from '../error-table.ts';

export const reportsErrors = defineErrors({
  GOALS_CHANGED_SINCE: { status: 409, message: 'Outra pessoa mudou estas metas. Confira e salve de novo.' },
  INVALID_DATE_RANGE: { status: 400, message: 'Selecione um intervalo entre as datas de até 1 mês' },
});
