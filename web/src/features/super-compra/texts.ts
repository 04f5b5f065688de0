export const texts = {
  title: 'Super Compra',
  back: 'Voltar',
  close: 'Fechar',
  unavailable: 'Super Compra não está disponível nesta loja',
  unavailableHint: 'Para ligar a Super Compra, fale com o analista da sua rede.',
  lead: 'Um limite extra para uma única compra nesta loja.',
  amount: 'Valor da compra que o cliente quer fazer',
  amountMissing: 'Informe o valor da compra',
  ask: 'Pedir Super Compra',
  asking: 'Avaliando...',
  askAgain: 'Pedir outro valor',
  another: 'Atender outro cliente',
  underEvaluation: 'Análise direcionada para a banca de avaliação',
  underEvaluationHint: 'A avaliação acontece em tempo real. O cliente recebe o resultado por SMS.',
  asked: (value: string) => `Valor pedido: ${value}`,
  failed: 'Opa, tivemos um problema',
  failedHint: 'Por favor tente novamente',
  tryAgain: 'Tentar novamente',
} as const;

/** The paper beside the question. */
export const cupomTexts = {
  title: 'Super Compra',
  available: 'Limite disponível',
  none: 'sem limite',
  asked: 'Valor pedido',
  extra: 'Limite extra',
  until: 'Vale até',
} as const;
