import { defineErrors } from '../error-table.ts';

export const networkErrors = defineErrors({
  NETWORK_OF_THE_PROVIDER: {
    status: 403,
    message: 'Só um analista do provedor cadastra e altera varejistas, lojas e feriados',
  },
  CNPJ_TAKEN: { status: 409, message: 'Já existe um varejista com este CNPJ' },
  STORE_CNPJ_TAKEN: { status: 409, message: 'Este varejista já tem uma loja com este CNPJ' },
  NETWORK_CHANGED_SINCE: { status: 409, message: 'Outra pessoa mudou este cadastro. Veja como ficou e tente de novo.' },
  NETWORK_WITHOUT_CHANGE: { status: 409, message: 'Nada muda em relação ao cadastro atual' },
  PROVIDER_STAYS_ACTIVE: { status: 409, message: 'O provedor não pode ser inativado' },
  CITY_UNKNOWN: { status: 409, message: 'Município não encontrado neste estado' },
  HOLIDAY_NOT_FOUND: { status: 404, message: 'Feriado não encontrado' },
  HOLIDAY_PAST: { status: 409, message: 'Só um dia futuro pode ser incluído ou retirado' },
  HOLIDAY_TAKEN: { status: 409, message: 'Este dia já é feriado neste lugar' },
  HOLIDAY_NATIONAL: { status: 409, message: 'Os bancos já não abrem neste dia em todo o país' },
});
