import { formatReais } from '../money/format-reais.ts';

/** Word for word from the registration spec, 2.4 and 8, where it has them. */
export const evaluatedTexts = {
  title: 'Cliente cadastrado',
  active: (store: string, day: string) =>
    `Cadastro concluído. A Super Compra está ativa nesta loja, ${store}, até ${day}, horário de Manaus.`,
  canUse: 'Cadastro concluído. O cliente já pode usar o crédito.',
  total: 'Valor total disponível para comprar',
  recurring: 'Limite recorrente',
  recurringHint: 'Para usar nas lojas parceiras',
  extra: 'Limite extra aprovado',
  extraHint: 'Para uma única compra nesta loja',
  least: (minimum: number) => `Compra a partir de ${formatReais(minimum)}`,
  partly: (granted: number, asked: number) =>
    `Aprovado em parte: ${formatReais(granted)} de ${formatReais(asked)} pedidos.`,
  noLimit: 'Não foi possível carregar o limite. Volte e consulte o cliente pelo CPF.',
} as const;

export const deniedTexts = {
  title: 'Super Compra não foi aprovada',
  advice: {
    USABLE: 'O limite extra não foi aprovado, mas o cliente pode comprar com o limite que já tem.',
    PAY: 'Oriente o cliente a pagar as parcelas em aberto para voltar a comprar.',
    BLOCKED: 'Oriente o cliente a falar com o atendimento para voltar a comprar.',
    NO_LIMIT: evaluatedTexts.noLimit,
  },
} as const;

export const remunerationTexts = {
  upTo: (value: string) => `Receba até ${value} nesta venda`,
  rule: (incentive: string) => `Sua comissão é de ${incentive}.`,
  reference: (purchase: string) =>
    `O valor se refere a uma venda de ${purchase}. A comissão acompanha o gasto final do cliente.`,
} as const;

export const optionTexts = {
  show: 'Visualizar opções de parcelamento',
  hide: 'Ocultar opções de parcelamento',
  of: (value: string) => `Compra de ${value}`,
  total: (value: string) => `total de ${value}`,
  loading: 'Simulando...',
  failed: 'Não foi possível simular o parcelamento.',
  again: 'Tentar novamente',
} as const;

export const deviceTexts = {
  congratulations: 'PARABÉNS!',
  approved: (most: number) => `Crédito para celular aprovado: até ${formatReais(most)} financiados.`,
  partially: (most: number) => `Crédito para celular aprovado em parte: até ${formatReais(most)} financiados.`,
  until: (when: string, store: string) => `Vale até ${when}, para uma compra na loja ${store}.`,
} as const;
