import type { WaitingCause } from '@balcao/contract';
import { formatDateTime } from '@balcao/contract/kernel';
import type { DeskFigures, DeskItem } from './calls.ts';
import { ageOf } from './rules/age.ts';

export const texts = {
  title: 'Fila de atendimento',
  list: 'O que espera uma pessoa',
  loading: 'Buscando a fila...',
  none: 'Nada espera por você',
  noneHint:
    'Aqui chegam biometrias em conflito, ligações e rostos de compra, limites extra, pedidos de limite, cadastros, trocas de telefone, pedidos sobre dados de clientes e Pix sem cobrança. A fila se atualiza sozinha.',
  noneFiltered: 'Nada na fila com estes filtros',
  clear: 'Limpar filtros',
  tryAgain: 'Tentar novamente',
  kinds: {
    BIOMETRY_CONFLICT: 'Biometria em conflito',
    PURCHASE_CALL: 'Ligação de compra',
    EXTRA_CREDIT: 'Limite extra',
    LIMIT_REQUEST: 'Pedido de limite',
    REGISTRATION: 'Cadastro',
    PHONE_CHANGE: 'Troca de telefone',
    CUSTOMER_CARE: 'Dados do cliente',
    UNMATCHED_PIX: 'Pix sem cobrança',
  },
  /** Where the cause says more than the kind. */
  causes: {
    FACE: 'Rosto de compra a conferir',
    BIOMETRY_CONFLICT: 'Cadastro: biometria em conflito',
    BUREAU_SILENT: 'Cadastro: bureau sem resposta',
    REVIEW: 'Cadastro: revisão pedida',
  } as Partial<Record<WaitingCause, string>>,
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
  faceTitle: 'Biometria em conflito',
  faceIntro: (who: string) =>
    `A loja espera por esta decisão para seguir com o cadastro de ${who}. A tela da loja muda sozinha.`,
  loadingPix: 'Buscando o Pix...',
} as const;

/** In the order of the filter. */
const deskKinds = Object.keys(texts.kinds) as DeskItem['kind'][];

/** The causes that a kind is named by. */
function causesOf(kind: DeskItem['kind']): WaitingCause[] {
  if (kind === 'PURCHASE_CALL') return ['FACE'];
  return kind === 'REGISTRATION' ? ['BIOMETRY_CONFLICT', 'REVIEW', 'BUREAU_SILENT'] : [];
}

/** What waits, as its kind and cause say it. */
export const kindText = ({ kind, cause }: Pick<DeskItem, 'kind' | 'cause'>): string =>
  (cause === null ? undefined : texts.causes[cause]) ?? texts.kinds[kind];

/** What the filter of kinds offers: a kind, or one cause of it. */
export const kindChoices: readonly { value: string; kind: DeskItem['kind']; cause: DeskItem['cause'] }[] =
  deskKinds.flatMap((kind) =>
    [null, ...causesOf(kind)].map((cause) => ({ value: cause === null ? kind : `${kind}.${cause}`, kind, cause })),
  );

/** Names a button among others. */
export const nameOf = (act: string, item: DeskItem) => `${act}: ${kindText(item)}, ${item.who}`;
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
