import { defineErrors } from '../error-table.ts';

export const documentsErrors = defineErrors({
  DOCUMENT_NOT_FOUND: { status: 404, message: 'Erro ao carregar o arquivo' },
});
