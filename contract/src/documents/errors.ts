import { defineErrors } from '../error-table.ts';

export const documentsErrors = defineErrors({
  DOCUMENT_NOT_FOUND: { status: 404, message: 'Erro ao carregar o arquivo' },
  RECEIPT_NOT_FOUND: {
    status: 404,
    message: 'Nenhum comprovante tem este código. Confira cada letra e número do papel.',
  },
});
