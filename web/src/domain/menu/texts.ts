export const tileTexts = {
  till: { text: 'Caixa', hint: 'Compras e pagamentos' },
  superCompra: { text: 'Super Compra', hint: 'Crédito extra para uma compra' },
  salesCentre: { text: 'Central de Vendas', hint: 'Crédito extra para uma compra' },
  serviceCentre: { text: 'Central de vendas', hint: 'Atender e cadastrar clientes' },
  phoneSale: { text: 'Venda de celular', hint: 'Aparelhos no crediário' },
  calculator: { text: 'Calculadora de parcelas', hint: 'Orçamento para o cliente' },
  staff: { text: 'Colaboradores', hint: 'Quem trabalha nas lojas' },
  finance: { text: 'Financeiro', hint: 'A receber e a pagar' },
  reports: { text: 'Relatórios', hint: 'Vendas por período' },
  limits: { text: 'Limites a aprovar', hint: 'Mudanças que esperam uma segunda pessoa' },
  parameters: { text: 'Parâmetros', hint: 'O que cada loja tem e mostra' },
  settings: { text: 'Configurações', hint: 'Loja, padrão de vendas e seus dados' },
} as const;
