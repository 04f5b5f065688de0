export const texts = {
  title: 'Eventos',
  hint: 'Quantas vezes cada coisa aconteceu nas telas do varejo. Não se guarda quem fez, nem de qual cliente.',
  retailer: 'Rede',
  period: 'Período',
  days: (days: number) => `Últimos ${days} dias`,
  event: 'Evento',
  loading: 'Carregando eventos...',
  tryAgain: 'Tentar novamente',
  none: 'Nenhum evento neste período',
  noneHint: 'As contagens chegam cerca de meio minuto depois do que acontece nas telas.',
  funnel: 'Da consulta à venda',
  step: 'Passo',
  count: 'Vezes',
  kept: (percent: string) => `${percent} das consultas terminaram em venda.`,
  byDay: (name: string) => `${name}, por dia`,
  day: 'Dia',
  table: 'Eventos por nome',
  name: 'Evento',
  total: 'Total',
  today: 'Hoje',
} as const;

/** Steps of a sale in a word each: they stand under their bars. */
export const stepTexts: Readonly<Record<string, string>> = {
  purchase_customer_found: 'Consulta',
  purchase_value_checked: 'Valor',
  purchase_plan_chosen: 'Plano',
  purchase_code_sent: 'Código',
  purchase_finished: 'Venda',
};

const names: Readonly<Record<string, string>> = {
  login_done: 'Entrou no sistema',
  login_refused: 'Entrada recusada',
  store_configured: 'Loja configurada',
  store_changed: 'Loja alterada',
  sales_mode_changed: 'Padrão de vendas alterado',
  purchase_customer_found: 'Compra: cliente consultado',
  purchase_value_checked: 'Compra: valor consultado',
  purchase_plan_chosen: 'Compra: plano escolhido',
  purchase_code_sent: 'Compra: código enviado',
  purchase_authorised: 'Compra: código confirmado',
  purchase_finished: 'Compra finalizada',
  purchase_refused: 'Compra recusada',
  payment_customer_found: 'Pagamento: cliente consultado',
  payment_asked: 'Pagamento: confirmação pedida',
  payment_pix_charged: 'Pagamento: Pix cobrado',
  payment_received: 'Pagamento recebido',
  payment_refused: 'Pagamento recusado',
  application_started: 'Cadastro iniciado',
  qr_purchase_started: 'Compra por QR Code iniciada',
  device_evaluation_asked: 'Venda de celular: limite pedido',
  super_compra_asked: 'Super Compra: limite pedido',
  budget_answered: 'Calculadora: orçamento feito',
  simulation_opened: 'Simulador aberto',
  simulation_done: 'Simulação feita',
  simulation_failed: 'Simulação com erro',
  other: 'Outros',
};
const places: Readonly<Record<string, string>> = { cv: 'Central de vendas', sp: 'Super Compra', appl: 'Cadastro' };

/** An event as people read it; one of a newer server by its own name. */
export function eventText(name: string): string {
  const [, plan] = /^purchase_option_(\d+)x$/.exec(name) ?? [];
  if (plan) return `Compra: plano de ${plan}x`;
  const [, prefix = '', simulated = ''] = /^(cv|sp|appl)_(.+)$/.exec(name) ?? [];
  if (names[simulated]) return `${names[simulated]} (${places[prefix]})`;
  return names[name] ?? name;
}
