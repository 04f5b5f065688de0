/** 'Cadastro do cliente' (registration spec 2.2, 5 and 8), in the store and on the customer's own phone. */
export const dataTexts = {
  title: 'Cadastro do cliente',
  lead: 'Como está no documento.',
  name: 'Nome completo',
  birthDate: 'Data de nascimento',
  profession: 'Profissão',
  email: 'E-mail (opcional)',
  cep: 'CEP',
  unknownCep: 'Não sabe o CEP?',
  incomplete: 'Preencha todos os campos obrigatórios do formulário',
  nameShort: 'Digite nome e sobrenome.',
  birthMissing: 'Digite uma data válida.',
  birthInFuture: 'A data de nascimento não pode ser no futuro.',
  tooYoung: 'Idade mínima 18 anos de idade',
  tooOld: 'Idade máxima 100 anos de idade',
  professionMissing: 'Escolha uma profissão da lista.',
  loadingProfessions: 'Carregando profissões...',
  professionsFailed: 'Não foi possível carregar as profissões.',
  tryAgain: 'Tentar de novo',
  emailWrong: 'E-mail inválido',
  cepWrong: 'Insira um cep válido.',
  findingAddress: 'Buscando endereço...',
  onlyState: (uf: string) => `CEP de ${uf}. Digite o endereço abaixo.`,
  addressUnknown: (cep: string) =>
    `Não achamos o endereço do CEP ${cep}. Confira os números ou digite o endereço abaixo.`,
  lineMissing: 'Preencha este campo do endereço.',
} as const;

export const addressTexts = {
  title: (state: string) => `Endereço (${state})`,
  street: 'Logradouro',
  number: 'Número',
  complement: 'Complemento (opcional)',
  district: 'Bairro',
  city: 'Cidade',
} as const;

export const dueDayTexts = {
  title: 'Data de vencimento',
  lead: 'Em que dia do mês o cliente quer pagar?',
  days: 'Dia do vencimento',
  day: (day: number) => `Dia ${day}`,
  missing: 'Escolha um dia de vencimento.',
  finish: 'Finalizar cadastro',
} as const;
