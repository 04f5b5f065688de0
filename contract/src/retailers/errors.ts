import { defineErrors } from '../error-table.ts';

export const retailersErrors = defineErrors({
  STORE_NOT_FOUND: { status: 404, message: 'Loja não encontrada' },
  RETAILER_NOT_FOUND: { status: 404, message: 'Varejista não encontrado' },
  DEACTIVATED_STORE: { status: 409, message: 'Loja inativada. Configure uma loja' },
});
