import type { Wire } from '@balcao/contract';

export type SaleInProgress = Wire<'GET /coordinator/contracts/in-progress'>['answer'][number];
export type WaitsFor = SaleInProgress['waitsFor'];

export const texts = {
  title: 'Em andamento',
  back: 'Caixa',
  intro:
    'Vendas desta loja que esperam alguém. O que foi feito está guardado: continue de onde parou, em qualquer aparelho.',
  loading: 'Buscando vendas em andamento...',
  none: 'Nenhuma venda em andamento',
  noneHint: 'Quando uma venda fica esperando o cliente ou um analista, ela aparece aqui até ser concluída.',
  sell: 'Começar uma venda',
  tryAgain: 'Tentar de novo',
  own: 'Suas vendas',
  ofStore: 'De colegas da loja',
  goOn: 'Continuar',
  goOnWith: (name: string) => `Continuar a venda de ${name}`,
  opening: 'Abrindo...',
  by: (who: string) => `por ${who}`,
  plan: (count: number, value: string) => `${count}x de ${value}`,
  since: (age: string, clock: string) => `${age}, desde ${clock}`,
} as const;

export const shiftTexts = {
  title: 'Turno da loja',
  back: 'Caixa',
  store: 'Loja',
  summary: (people: number, drawers: number, sales: number) =>
    `${people} com sessão aberta · ${drawers} ${drawers === 1 ? 'gaveta aberta' : 'gavetas abertas'} · ${sales} ${sales === 1 ? 'venda' : 'vendas'} à espera`,
  people: 'Quem está trabalhando',
  nobody: 'Ninguém da loja está com sessão aberta',
  name: 'Nome',
  role: 'Função',
  drawer: 'Gaveta',
  open: (drawer: string, at: string) => `${drawer}, aberta em ${at}`,
  noDrawer: 'Sem gaveta',
  since: 'Entrou em',
  away: 'Fora do sistema',
  device: 'Aparelho',
  closings: 'Fechamentos de caixa',
  sales: 'Vendas à espera',
  noSales: 'Nenhuma venda espera alguém',
  customer: 'Cliente',
  value: 'Valor',
  waitsFor: 'Espera',
  age: 'Há quanto tempo',
  by: 'Por',
  goOn: 'Continuar uma venda',
} as const;

export const waitTexts: Record<WaitsFor, { readonly text: string; readonly meaning: string }> = {
  CHOICE: { text: 'Escolha do parcelamento', meaning: 'O cliente ainda não escolheu.' },
  CUSTOMER: { text: 'Espera o código do cliente', meaning: 'O código foi enviado.' },
  FACE: { text: 'Espera a validação facial', meaning: 'O cliente ainda não confirmou.' },
  ANALYST: { text: 'Espera o analista', meaning: 'Um analista liga para o cliente.' },
  FINISH: { text: 'Autorizada', meaning: 'Só falta finalizar.' },
  EXPIRED: { text: 'Expirada', meaning: 'A autorização venceu. O parcelamento continua valendo: peça outra.' },
  REFUSED: { text: 'Não autorizada', meaning: 'O parcelamento continua valendo: escolha e autorize de novo.' },
};

const MINUTE_MS = 60_000;

/** 'agora', 'há 4 min', 'há 2 h 5 min': how long something has been waiting. */
export function ageText(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  if (minutes === 0) return 'agora';
  if (minutes < 60) return `há ${minutes} min`;
  const rest = minutes % 60;
  return `há ${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
