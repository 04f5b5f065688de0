import { defineErrors } from '../error-table.ts';

export const borrowersErrors = defineErrors({
  BORROWER_NOT_FOUND: {
    status: 404,
    message: 'CPF não encontrado',
    messageIn: { registration: 'Cliente não existe na nossa base de dados' },
  },
  LOOKUPS_USED_UP: {
    status: 429,
    message: 'Você já fez 60 consultas de CPF nesta hora. Aguarde ou peça a um gerente que libere mais.',
    details: { cap: 'text?' },
  },
  LOOKUPS_LEFT: { status: 409, message: 'Este colaborador ainda tem consultas.' },
  OWN_LOOKUPS: { status: 403, message: 'Quem usou as consultas não pode liberá-las. Peça a outra pessoa.' },
  NO_COMPLETED_PROCESSES_BIOMETRY_FOUND: { status: 409, message: 'CPF com cadastro incompleto' },
  REGISTRATION_NOT_OPEN: {
    status: 409,
    message: 'O cadastro deste cliente já foi enviado. Consulte o CPF de novo para ver como está.',
  },
  PHONE_OF_ANOTHER_BORROWER: { status: 409, message: 'Este telefone já pertence a outro cliente' },
  PHONE_ACTIVE_FOR_BORROWER: { status: 409, message: 'Este telefone já foi verificado para o cliente' },
  PHONE_ALREADY_REGISTERED: { status: 409, message: 'Telefone já registrado' },
  PHONE_ALREADY_VERIFIED: { status: 409, message: 'Telefone já verificado' },
  PHONE_CODE_WRONG: { status: 409, message: 'Código de verificação incorreto' },
  PHONE_CODE_OVER: {
    status: 409,
    message: 'Este código venceu ou foi tentado cinco vezes. Envie outro.',
  },
  PHONE_CODE_TOO_SOON: { status: 429, message: 'Aguarde 60 segundos para reenviar o código.' },
  SECONDARY_PHONES_FULL: { status: 409, message: 'O cliente já tem 3 telefones secundários. Remova um.' },
  SECONDARY_PHONES_NOT_OFFERED: { status: 409, message: 'Esta loja não registra telefones secundários.' },
  BIRTH_DATE_IN_FUTURE: { status: 409, message: 'Digite uma data de nascimento que já passou.' },
  BORROWER_TOO_YOUNG: { status: 409, message: 'Idade mínima 18 anos de idade' },
  BORROWER_TOO_OLD: { status: 409, message: 'Idade máxima 100 anos de idade' },
  PROFESSION_UNKNOWN: { status: 409, message: 'Erro - Profissão' },
  CEP_UNKNOWN: { status: 409, message: 'CEP não encontrado. Confira os números ou procure pelo endereço.' },
  BILL_DUE_DAY_NOT_ALLOWED: { status: 409, message: 'Escolha um dos dias de vencimento oferecidos.' },
  BILL_DUE_DAY_SET: { status: 409, message: 'O dia de vencimento deste cliente já foi escolhido.' },
  PHONE_NOT_FOUND: { status: 404, message: 'Telefone não encontrado' },
  PORTRAIT_NOT_FOUND: { status: 404, message: 'Foto não encontrada' },
});
