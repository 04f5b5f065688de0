import type { ErrorContext } from '@balcao/contract/errors';
import type { WayCode } from './error.ts';

/** Failures of the way to the server; what the server refuses is said by the contract's errors. */
export const waySentences: Record<WayCode, string> = {
  NO_CONNECTION: 'Sem conexão com o servidor. Confira a internet deste aparelho e tente novamente.',
  TIMED_OUT: 'O servidor demorou demais para responder. Tente novamente.',
  REDIRECTED: 'A rede deste aparelho desviou o pedido para outro endereço. Confira a internet e tente novamente.',
  CANCELLED: 'A operação foi interrompida. Tente novamente.',
};

/** Where a specification has words of its own for a way that fails. */
export const waySentencesIn: Partial<Record<ErrorContext, Partial<Record<WayCode, string>>>> = {
  registration: { NO_CONNECTION: 'Verifique se o seu dispositivo tem acesso a internet' },
};

/** Of an answer that said nothing itself. */
export const unexpected = 'Erro inesperado, por favor, tente novamente.';
