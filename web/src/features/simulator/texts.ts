import { formatDate } from '@balcao/contract/kernel';
import { formatReais } from '../../domain/money/format-reais.ts';

export const texts = {
  title: 'Opções de parcelamento',
  back: 'Voltar',
  simulating: 'Simulando...',
  simulated: 'Valor simulado',
  edit: 'Editar valor',
  understand: 'Entenda esta simulação',
  explained: [
    'São as parcelas que o caixa ofereceria hoje a este cliente, sem cupom. Nada foi contratado e nenhum limite foi usado.',
    'O total soma o valor da compra, os juros e o IOF de todas as parcelas. O CET é o custo de um ano inteiro, com a taxa de utilização.',
  ],
  fee: (value: number) => `Taxa de utilização de ${formatReais(value)}, paga com a primeira parcela.`,
  validUntil: (day: string) => `Valores válidos até ${formatDate(day)} às 23:59, horário de Manaus.`,
  caption: 'Quanto custa cada opção de parcelamento',
  plan: 'Parcelas',
  interest: 'Juros',
  taxes: 'IOF',
  total: 'Total',
  cet: 'CET',
  parts: 'De que é feito',
  part: { principal: 'Compra', interest: 'Juros', taxes: 'IOF' },
  lastOf: (value: number) => `última de ${formatReais(value)}`,
  perYear: (rate: string) => `${rate} a.a.`,
  message: 'Enviar por mensagem',
  print: 'Imprimir',
  form: {
    title: 'Simular parcelamento',
    available: 'Valor total disponível para comprar',
    value: 'Valor da compra',
    submit: 'Simular',
    enter: 'Enter',
    empty: 'Informe o valor a ser simulado',
    between: (min: number, max: number) => `Digite um valor entre ${formatReais(min)} e ${formatReais(max)}.`,
  },
  error: {
    title: 'Erro ao realizar simulação',
    text: 'Encontramos um erro e não foi possível realizar essa simulação. Por favor, tente novamente.',
    again: 'Tentar novamente',
  },
} as const;
