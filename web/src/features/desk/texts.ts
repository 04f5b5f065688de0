import { formatDateTime } from '@balcao/contract/kernel';
import type { DeskFigures, DeskItem } from './calls.ts';
import { ageOf } from './rules/age.ts';

export const texts = {
  title: 'Fila de atendimento',
  list: 'O que espera uma pessoa',
  loading: 'Buscando a fila...',
  none: 'Nada espera por você',
  noneHint:
    'Aqui chegam ligações de compra, limites extra, pedidos de limite, cadastros, trocas de telefone, pedidos sobre dados de clientes e Pix sem cobrança. A fila se atualiza sozinha.',
  noneFiltered: 'Nada na fila com estes filtros',
  clear: 'Limpar filtros',
  tryAgain: 'Tentar novamente',
  kinds: {
    PURCHASE_CALL: 'Ligação de compra',
    EXTRA_CREDIT: 'Limite extra',
    LIMIT_REQUEST: 'Pedido de limite',
    REGISTRATION: 'Cadastro',
    PHONE_CHANGE: 'Troca de telefone',
    CUSTOMER_CARE: 'Dados do cliente',
    UNMATCHED_PIX: 'Pix sem cobrança',
  },
  kind: 'Tipo',
  everyKind: 'Todos os tipos',
  holder: 'Com quem',
  everyHolder: 'Todos',
  holders: { FREE: 'Livres', MINE: 'Comigo' },
  place: 'Loja',
  everyPlace: 'Todas as lojas',
  waiting: 'Esperando',
  oldest: 'Mais antigo',
  late: 'Fora do prazo',
  decided: 'Decididos hoje',
  own: 'Pedido seu: outra pessoa decide.',
  mine: 'Com você',
  open: 'Abrir',
  opening: 'Abrindo...',
  take: 'Assumir',
  giveBack: 'Devolver',
  moving: 'Enviando...',
  next: 'Próximo da fila',
  before: 'Anterior da fila',
  takeOrGiveBack: 'Assumir ou devolver',
  pixTitle: 'Pix sem cobrança',
  pixIntro: 'O banco avisou este Pix, mas nenhuma cobrança nossa tem este txid. Registre para onde o dinheiro foi.',
  pixValue: 'Valor',
  pixTxid: 'Txid informado',
  pixPaidAt: 'Pago em',
  pixId: 'Id no banco',
  outcome: 'Destino do dinheiro',
  outcomes: { RETURNED: 'Devolvido a quem pagou', RECEIVED: 'Recebido no caixa, do cliente de quem era' },
  reason: 'O que foi feito',
  reasonHint: 'Fica registrado com o seu nome. Este registro não move dinheiro.',
  settle: 'Registrar destino',
  settling: 'Registrando...',
  cancel: 'Devolver à fila',
  settled: 'Destino registrado: este Pix saiu da fila.',
  loadingPix: 'Buscando o Pix...',
} as const;

/** In the order of the filter. */
export const deskKinds = Object.keys(texts.kinds) as DeskItem['kind'][];

/** Names a button among others. */
export const nameOf = (act: string, { kind, who }: DeskItem) => `${act}: ${texts.kinds[kind]}, ${who}`;
export const heldText = ({ claim }: DeskItem) => (claim ? `Com ${claim.by.name}` : '');
export const whenText = ({ askedAt }: DeskItem, now: number) => `${formatDateTime(askedAt)}, ${ageText(askedAt, now)}`;

export function ageText(since: string, now: number): string {
  const { count, unit } = ageOf(Date.parse(since), now);
  const words = { minute: ['minuto', 'minutos'], hour: ['hora', 'horas'], day: ['dia', 'dias'] }[unit];
  return count === 0 ? 'agora' : `há ${count} ${words[count === 1 ? 0 : 1]}`;
}

export function dueText(dueAt: string, now: number): string {
  const seconds = Math.ceil((Date.parse(dueAt) - now) / 1_000);
  if (seconds <= 0) return `Prazo passou ${ageText(dueAt, now)}`;
  return `Prazo em ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const decidersText = ({ deciders }: DeskFigures) =>
  deciders.map(({ name, count }) => `${name}: ${count}`).join(', ');
