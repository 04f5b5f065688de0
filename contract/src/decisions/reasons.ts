/** Why a decision is as it is: what is told to the customer, and what the staff is told. Reasons of fraud stay neutral to the customer. */

export const creditReasonKinds = [
  'IDENTITY',
  'LEGAL',
  'POLICY',
  'TECHNICAL',
  'BUREAU',
  'INTERNAL',
  'FRAUD',
  'STEP',
  'SCORE',
  'CAPACITY',
  'INCREASE',
  'SUPER_COMPRA',
  'REVIEW',
] as const;
export type CreditReasonKind = (typeof creditReasonKinds)[number];

export interface CreditReason {
  readonly kind: CreditReasonKind;
  readonly customer: string;
  readonly staff: string;
  /** Whose data it is, for who contests it. */
  readonly dataSource?: string;
  /** Days until a new request makes sense. */
  readonly retryAfterDays?: number;
}

const define = <const C extends string>(reasons: Readonly<Record<C, CreditReason>>) => reasons;

export const creditReasons = define({
  R01: {
    kind: 'IDENTITY',
    customer: 'Seu CPF não está regular na Receita Federal. Regularize-o e faça um novo pedido.',
    staff: 'CPF suspenso, cancelado ou nulo na Receita. Orientar a regularização; não insistir.',
    dataSource: 'Receita Federal',
  },
  R02: {
    kind: 'IDENTITY',
    customer: 'Não conseguimos confirmar seus dados com segurança. Nossa equipe vai conferir o cadastro.',
    staff: 'Registro de óbito para este CPF. Não prossiga; encaminhe ao antifraude.',
    dataSource: 'Receita Federal',
  },
  R03: {
    kind: 'IDENTITY',
    customer: 'Seu CPF tem uma pendência na Receita Federal. Vamos analisar seu pedido.',
    staff: 'CPF pendente de regularização (declaração de IR). Análise manual.',
    dataSource: 'Receita Federal',
  },
  R04: {
    kind: 'LEGAL',
    customer: 'O crédito é oferecido a partir dos 18 anos.',
    staff: 'Menor de 18 anos: não contratar.',
  },
  R05: {
    kind: 'POLICY',
    customer: 'Seu pedido será analisado por uma pessoa da nossa equipe.',
    staff:
      'Cliente com 76 anos ou mais: explicação reforçada e análise humana (CDC 54-C, IV). Não é motivo de negativa.',
  },
  R06: {
    kind: 'TECHNICAL',
    customer: 'A consulta de crédito não respondeu agora. Seu pedido continua em análise.',
    staff: 'Birô indisponível. Não recadastrar: a consulta será refeita.',
  },
  R07: {
    kind: 'BUREAU',
    customer: 'Há dívidas em atraso registradas em seu nome acima do valor aceito.',
    staff: 'Negativação igual ou maior que R$ 1.500,00 no birô.',
    dataSource: 'birô de crédito',
  },
  R08: {
    kind: 'BUREAU',
    customer: 'Há dívidas em atraso registradas em seu nome e sua pontuação de crédito está baixa.',
    staff: 'Negativação de R$ 300,00 a R$ 1.499,99 com score abaixo de 450.',
    dataSource: 'birô de crédito',
  },
  R09: {
    kind: 'BUREAU',
    customer: 'Há protesto em cartório registrado em seu nome.',
    staff: 'Protesto ativo a partir de R$ 200,00.',
    dataSource: 'cartórios de protesto',
  },
  R10: {
    kind: 'BUREAU',
    customer: 'Há cheque devolvido registrado em seu nome.',
    staff: 'Cheque sem fundos no CCF.',
    dataSource: 'CCF',
  },
  R11: {
    kind: 'BUREAU',
    customer: 'Sua pontuação de crédito está abaixo da mínima que aceitamos.',
    staff: 'Score do birô abaixo de 200.',
    retryAfterDays: 90,
    dataSource: 'birô de crédito',
  },
  R12: {
    kind: 'BUREAU',
    customer: 'Seu CPF teve muitas consultas de crédito recentes. Vamos analisar seu pedido.',
    staff: '12 ou mais consultas em 30 dias. Conferir intenção e identidade.',
    dataSource: 'birô de crédito',
  },
  R13: {
    kind: 'INTERNAL',
    customer: 'Você tem parcela em atraso conosco. Pague-a para voltar a comprar.',
    staff: 'Parcela vencida em aberto nesta rede.',
  },
  R14: {
    kind: 'INTERNAL',
    customer: 'Você tem um acordo em aberto conosco. Quite o acordo para voltar a usar o crédito.',
    staff: 'Renegociação ativa.',
  },
  R15: {
    kind: 'INTERNAL',
    customer: 'Houve atraso longo em seus pagamentos conosco nos últimos 12 meses.',
    staff: 'Atraso máximo de 60 dias ou mais em 12 meses.',
    retryAfterDays: 180,
  },
  R16: {
    kind: 'INTERNAL',
    customer: 'Seu último pedido foi avaliado há menos de 30 dias. Tente de novo depois desse prazo.',
    staff: 'Negado há menos de 30 dias: reavaliar só com fato novo.',
    retryAfterDays: 30,
  },
  R17: {
    kind: 'FRAUD',
    customer: 'Não conseguimos confirmar seus dados com segurança. Nossa equipe vai conferir o cadastro.',
    staff: 'Rosto já cadastrado em outro CPF. Não informar ao cliente; antifraude em até 30 minutos.',
  },
  R18: {
    kind: 'FRAUD',
    customer: 'Não foi possível confirmar sua foto. Tire outra foto ou aguarde a conferência.',
    staff: 'Conflito de biometria com o titular do CPF.',
  },
  R19: {
    kind: 'FRAUD',
    customer: 'Não conseguimos confirmar seus dados com segurança. Nossa equipe vai conferir o cadastro.',
    staff:
      'Telefone usado por outro CPF em 90 dias (1 a 2: análise; 3 ou mais: negado). Não informar o motivo ao cliente.',
  },
  R20: {
    kind: 'FRAUD',
    customer: 'Seu pedido será analisado por uma pessoa da nossa equipe.',
    staff: '8 ou mais CPFs neste aparelho em 7 dias. Aparelho de loja: cadastrar como aparelho da loja.',
  },
  R21: {
    kind: 'FRAUD',
    customer: 'O nome informado é diferente do nome no CPF. Confira seus dados.',
    staff: 'Nome com menos de 70 % de semelhança com a Receita.',
  },
  R22: {
    kind: 'STEP',
    customer: 'Seu crédito está pré-aprovado. Conclua a biometria para liberar o limite.',
    staff: 'Pré-aprovado; falta a biometria.',
  },
  R30: {
    kind: 'SCORE',
    customer: 'Sua pontuação de crédito no mercado reduziu a avaliação.',
    staff: 'Atributo fraco: score do birô.',
    dataSource: 'birô de crédito',
  },
  R31: {
    kind: 'SCORE',
    customer: 'A estabilidade da sua renda reduziu a avaliação.',
    staff: 'Atributo fraco: tipo de ocupação.',
  },
  R32: {
    kind: 'SCORE',
    customer: 'Pouco tempo de vida financeira reduziu a avaliação.',
    staff: 'Atributo fraco: faixa de idade. Rever o uso (discriminação por idade).',
  },
  R33: {
    kind: 'SCORE',
    customer: 'O número de pedidos de crédito recentes reduziu a avaliação.',
    staff: 'Atributo fraco: consultas em 30 dias.',
    dataSource: 'birô de crédito',
  },
  R34: {
    kind: 'SCORE',
    customer: 'Registros de dívidas em atraso reduziram a avaliação.',
    staff: 'Atributo fraco: quantidade de negativações.',
    dataSource: 'birô de crédito',
  },
  R35: {
    kind: 'SCORE',
    customer: 'Pouco histórico de pagamentos no cadastro positivo reduziu a avaliação.',
    staff: 'Atributo fraco: meses de cadastro positivo.',
    dataSource: 'cadastro positivo',
  },
  R36: {
    kind: 'SCORE',
    customer: 'Você ainda tem pouco histórico de pagamentos conosco.',
    staff: 'Atributo fraco: parcelas pagas em dia nesta rede.',
  },
  R40: {
    kind: 'SCORE',
    customer: 'A avaliação geral do seu pedido não atingiu o mínimo. Os principais fatores estão abaixo.',
    staff: 'Nota E no escore interno; mostrar os três fatores.',
    retryAfterDays: 90,
  },
  R41: {
    kind: 'CAPACITY',
    customer: 'A renda considerada está abaixo da mínima para este crédito.',
    staff: 'Renda utilizável abaixo de R$ 600,00.',
  },
  R42: {
    kind: 'CAPACITY',
    customer: 'Suas prestações atuais já ocupam a parte da renda que pode ser comprometida.',
    staff: 'Sem margem: 30 % da renda e mínimo existencial de R$ 600,00.',
  },
  R43: {
    kind: 'POLICY',
    customer: 'Seu limite será confirmado por uma pessoa da nossa equipe.',
    staff: 'Limite calculado acima de R$ 4.000,00: segunda pessoa confirma.',
  },
  R44: {
    kind: 'CAPACITY',
    customer: 'O limite calculado para sua renda é menor que o limite mínimo do produto.',
    staff: 'Limite calculado abaixo de R$ 300,00.',
  },
  R51: {
    kind: 'INCREASE',
    customer: 'Seu limite já aumentou há menos de 30 dias.',
    staff: 'Carência de 30 dias entre aumentos.',
    retryAfterDays: 30,
  },
  R52: {
    kind: 'INCREASE',
    customer: 'Ainda não é possível aumentar seu limite. Pagar em dia ajuda na próxima avaliação.',
    staff: 'Sem espaço para aumento de ao menos R$ 50,00.',
  },
  R53: {
    kind: 'SUPER_COMPRA',
    customer: 'O limite extra não foi aprovado, mas seu limite atual continua disponível.',
    staff: 'Sem espaço para limite extra de ao menos R$ 50,00.',
  },
  R60: {
    kind: 'REVIEW',
    customer:
      'Uma pessoa da nossa equipe analisou seu pedido e não o aprovou. Você pode pedir os critérios e uma revisão.',
    staff: 'Negado por analista: exige texto livre e motivo desta lista.',
  },
});

export type CreditReasonCode = keyof typeof creditReasons;
export const creditReasonCodes = Object.keys(creditReasons) as [CreditReasonCode, ...CreditReasonCode[]];
