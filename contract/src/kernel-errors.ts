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
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Muitas tentativas. Aguarde um momento e tente novamente.',
    details: { cap: 'text?' },
  },
  SERVICE_UNAVAIBLE: { status: 503, message: 'Serviço/Sistema indisponível. Tente mais tarde' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Erro inesperado, por favor, tente novamente.' },
});
