import { defineErrors } from './error-table.ts';

/** What the verification dialog says when there is no code to check, whatever the reason (cashier spec, section 8). */
export const NOT_VERIFIED =
  'Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação';

/** What is said of an IMEI that no device has (cashier spec, section 8). */
export const INVALID_IMEI = 'Número IMEI informado é inválido';

/** Errors that any route can answer. */
export const kernelErrors = defineErrors({
  BAD_REQUEST: {
    status: 400,
    message: 'Preencha os dados corretamente',
    messageIn: { payments: 'CPF inválido', verification: NOT_VERIFIED, device: INVALID_IMEI },
    details: { issues: 'issues?' },
  },
  UNAUTHORIZED: {
    status: 401,
    message: 'Sua sessão terminou. Entre novamente para continuar.',
    messageIn: { login: 'Usuário não cadastrado ou senha incorreta' },
  },
  FORBIDDEN: { status: 403, message: 'Você não tem permissão para esta ação.' },
  PASSWORD_CHANGE_REQUIRED: { status: 403, message: 'Antes de continuar, crie uma senha que só você conhece.' },
  NOT_FOUND: { status: 404, message: 'Não encontrado.', messageIn: { verification: NOT_VERIFIED } },
  CONFLICT: {
    status: 409,
    message: 'Esta ação já não é possível. Atualize e confira.',
    messageIn: { verification: NOT_VERIFIED },
  },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, message: 'Ops. Uma falha inesperada aconteceu. Tente novamente.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'Esta operação já foi enviada com outros dados. Comece de novo.' },
  REQUEST_IN_PROGRESS: {
    status: 409,
    message: 'Esta operação ainda está em andamento. Aguarde um instante.',
    details: { fragment: 'text?' },
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'O envio é grande demais.' },
  SHEET_NOT_READABLE: {
    status: 400,
    message: 'O arquivo não é uma planilha .xlsx nem .csv. Salve como .xlsx e envie de novo.',
  },
  SHEET_DAMAGED: { status: 400, message: 'A planilha está danificada. Abra, salve de novo como .xlsx e envie.' },
  SHEET_PROTECTED: {
    status: 400,
    message: 'A planilha tem senha ou é de uma versão antiga (.xls). Salve como .xlsx, sem senha, e envie de novo.',
  },
  SHEET_TOO_LARGE: { status: 400, message: 'A planilha é grande demais: até 2 MB e 5.000 linhas.' },
  SHEET_TOO_SLOW: {
    status: 400,
    message: 'A planilha demorou demais para ser lida. Cole só os valores em outra e envie.',
  },
  SHEET_ENCODING: {
    status: 400,
    message: 'Não reconhecemos as letras do arquivo. Salve como .xlsx ou como CSV UTF-8 e envie de novo.',
  },
  SHEET_EXTERNAL_LINKS: {
    status: 400,
    message: 'A planilha tem vínculos com outros arquivos. Cole só os valores e envie de novo.',
  },
  SHEET_MERGED_CELLS: {
    status: 400,
    message: 'A planilha tem células mescladas. Desfaça a mesclagem e envie de novo.',
  },
  SHEET_NOT_ONE: { status: 400, message: 'Planilha deve ter uma Sheet!' },
  SHEET_COLUMN_MISSING: {
    status: 400,
    message: 'Coluna {column} faltando na tabela.',
    details: { column: 'text' },
  },
  SHEET_COLUMN_TWICE: {
    status: 400,
    message: 'Coluna {column} repetida na tabela.',
    details: { column: 'text' },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Muitas tentativas. Aguarde um momento e tente novamente.',
    details: { cap: 'text?' },
  },
  SERVICE_UNAVAIBLE: { status: 503, message: 'Serviço/Sistema indisponível. Tente mais tarde' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Erro inesperado, por favor, tente novamente.' },
});
