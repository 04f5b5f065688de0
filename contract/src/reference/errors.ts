import { defineErrors } from '../error-table.ts';

export const referenceErrors = defineErrors({
  INVALID_ADDRESS: { status: 409, message: 'Valores informados inválidos' },
  ADDRESS_NOT_FOUND: { status: 404, message: 'Endereço não encontrado' },
  ADDRESS_LOOKUP_AWAY: { status: 503, message: 'Busca de endereços fora do ar. Preencha o endereço.' },
});
