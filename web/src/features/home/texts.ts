import type { Role } from '@balcao/contract';

export const texts = {
  welcome: 'Seja bem-vindo!',
  nothingYet: 'Nenhum trabalho está aberto para o seu perfil neste momento.',
  off: (names: string) => `Desligado na configuração: ${names}.`,
  noSaleToday: 'Hoje na loja: nenhuma venda ainda.',
  soldToday: (sales: number, amount: string) =>
    `Hoje na loja: ${sales === 1 ? '1 venda' : `${sales} vendas`}, ${amount}.`,
  notFound: 'Página não encontrada',
  notFoundHint: 'O endereço não existe ou mudou. Escolha abaixo para onde ir.',
} as const;

/** Whom to ask, by who asks: the shop's manager for a profile, the analyst for what is switched off. */
export function whomToAsk(role: Role): string {
  if (role === 'retailer_analyst') return 'Para ligar uma página, fale com o analista do provedor.';
  if (role === 'analyst') return 'Para ligar uma página, veja Parâmetros.';
  return 'Para vender ou receber, peça ao gerente da loja que mude o seu perfil. Quem liga uma página é o analista da rede.';
}
