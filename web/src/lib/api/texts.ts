import type { WayCode } from './error.ts';

/** Failures of the way to the server; what the server refuses is said by the contract's errors. */
export const waySentences: Record<WayCode, string> = {
  NO_CONNECTION: 'Sem conexão com o servidor. Confira a internet deste aparelho e tente novamente.',
  TIMED_OUT: 'O servidor demorou demais para responder. Tente novamente.',
  REDIRECTED: 'A rede deste aparelho desviou o pedido para outro endereço. Confira a internet e tente novamente.',
  CANCELLED: 'A operação foi interrompida. Tente novamente.',
};

/** Of an answer that said nothing itself. */
export const unexpected = 'Erro inesperado, por favor, tente novamente.';
