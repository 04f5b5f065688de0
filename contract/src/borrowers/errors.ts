import { defineErrors } from '../error-table.ts';

export const borrowersErrors = defineErrors({
  BORROWER_NOT_FOUND: { status: 404, message: 'CPF não encontrado' },
  LOOKUPS_USED_UP: {
    status: 429,
    message: 'Você já fez 60 consultas de CPF nesta hora. Aguarde ou peça a um gerente que libere mais.',
    details: { cap: 'text?' },
  },
  LOOKUPS_LEFT: { status: 409, message: 'Este colaborador ainda tem consultas.' },
  OWN_LOOKUPS: { status: 403, message: 'Quem usou as consultas não pode liberá-las. Peça a outra pessoa.' },
  NO_COMPLETED_PROCESSES_BIOMETRY_FOUND: { status: 409, message: 'CPF com cadastro incompleto' },
  PHONE_NOT_FOUND: { status: 404, message: 'Telefone não encontrado' },
  PORTRAIT_NOT_FOUND: { status: 404, message: 'Foto não encontrada' },
});
