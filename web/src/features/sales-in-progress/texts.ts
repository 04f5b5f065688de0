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

export const waitTexts: Record<WaitsFor, { readonly text: string; readonly meaning: string }> = {
  CHOICE: { text: 'Escolha do parcelamento', meaning: 'O cliente ainda não escolheu.' },
  CUSTOMER: { text: 'Espera o código do cliente', meaning: 'O código foi enviado.' },
  FACE: { text: 'Espera a validação facial', meaning: 'O cliente ainda não confirmou.' },
  ANALYST: { text: 'Espera o analista', meaning: 'Um analista liga para o cliente.' },
  FINISH: { text: 'Autorizada', meaning: 'Só falta finalizar.' },
  EXPIRED: { text: 'Expirada', meaning: 'A autorização venceu. O parcelamento continua valendo: peça outra.' },
  REFUSED: { text: 'Não autorizada', meaning: 'O parcelamento continua valendo: escolha e autorize de novo.' },
};
