import { defineErrors } from '../error-table.ts';

export const borrowersErrors = defineErrors({
  BORROWER_NOT_FOUND: { status: 404, message: 'CPF não encontrado' },
  NO_COMPLETED_PROCESSES_BIOMETRY_FOUND: { status: 409, message: 'CPF com cadastro incompleto' },
  PHONE_NOT_FOUND: { status: 404, message: 'Telefone não encontrado' },
  PORTRAIT_NOT_FOUND: { status: 404, message: 'Foto não encontrada' },
});
