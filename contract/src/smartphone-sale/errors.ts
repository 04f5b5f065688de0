import { defineErrors } from '../error-table.ts';
import { INVALID_IMEI } from '../kernel-errors.ts';

const UNAVAILABLE = 'Serviço indisponível. Tente novamente em alguns minutos';

/** The sentences of a service that does not answer and of a lock not confirmed are the cashier spec's, word for word. */
export const smartphoneSaleErrors = defineErrors({
  PRODUCT_NOT_FOUND: { status: 404, message: 'Aparelho não encontrado nesta venda.' },
  INVALID_IMEI: { status: 409, message: INVALID_IMEI, details: { message: 'text?' } },
  IMEI_OF_ANOTHER_BRAND: { status: 409, message: 'O IMEI informado é de um aparelho de outra marca.' },
  IMEI_ALREADY_IN_USE: { status: 409, message: 'Este IMEI já está em uso em outro contrato.' },
  IMEI_VERIFICATION_SERVICE_UNAVAILABLE: { status: 503, message: UNAVAILABLE },
  DEVICE_NOT_VERIFIED: { status: 409, message: 'Informe o IMEI do aparelho antes de continuar.' },
  DEVICE_CONSENT_MISSING: { status: 409, message: 'O cliente ainda não assinou o termo do bloqueio.' },
  DEVICE_NOT_WAITING: { status: 404, message: 'Este aparelho não espera mais por uma decisão.' },
  DEVICE_OFFER_NOT_FOUND: { status: 404, message: 'Preço não encontrado' },
  DEVICE_OFFER_WITHDRAWN: { status: 409, message: 'Este preço já foi retirado.' },
  DEVICE_OFFER_TAKEN: { status: 409, message: 'Já há um preço a partir deste dia. Retire-o ou escolha outro dia.' },
  DEVICE_OFFER_IN_THE_PAST: { status: 409, message: 'Um preço vale de hoje em diante: escolha outro dia.' },
  DEVICE_LOCK_REFUSED: {
    status: 409,
    message: 'O aparelho não pôde ser registrado. Confira o aparelho e tente novamente.',
    details: { message: 'text' },
  },
  DEVICE_LOCK_SERVICE_UNAVAILABLE: { status: 503, message: UNAVAILABLE },
});
