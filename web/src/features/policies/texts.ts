import { formatDate, formatDateTime } from '@balcao/contract/kernel';
import type { BadgeTone } from '../../ui/feedback/status-badge.tsx';
import type { Policy, PolicyCell, PolicyHead } from './policy-calls.ts';

export const texts = {
  title: 'Políticas',
  back: 'Políticas',
  kind: 'Assunto',
  loading: 'Buscando as políticas...',
  tryAgain: 'Tentar novamente',
  empty: 'Ninguém publicou esta política ainda.',
  readOnly: 'Só o provedor muda esta política.',
  noKind: 'Volte às políticas e escolha o assunto da nova.',
  create: 'Nova política',
  older: (count: number) => (count === 1 ? '1 anterior' : `${count} anteriores`),
  more: 'Buscar mais antigas',
  loadingMore: 'Buscando...',
  open: 'Abrir',
  nowNone: 'Nada vale hoje neste lugar.',
  // One policy.
  document: 'O que diz',
  field: 'Campo',
  value: 'Valor',
  difference: 'O que mudou em relação à anterior',
  first: 'É a primeira: não havia outra antes.',
  before: 'Antes',
  after: 'Depois',
  validity: 'Vigência',
  author: 'Publicada por',
  reason: 'Motivo',
  approvedBy: 'Aprovada por',
  withdrawnBy: 'Retirada por',
  change: 'Mudar a partir desta',
  copy: 'Copiar para a rede',
  undo: 'Desfazer',
  withdraw: 'Retirar',
  withdrawTitle: 'Retirar antes de valer',
  withdrawing: 'Retirando...',
  withdrawHint: 'Continua no histórico, com o seu nome e o motivo.',
  withdrawText: 'Esta política deixa de começar. A anterior continua valendo.',
  withdrawn: 'Política retirada.',
  cancel: 'Cancelar',
  approve: 'Aprovar',
  approving: 'Aprovando...',
  approved: 'Aprovada: vale a partir do primeiro dia.',
  ownWaits: 'Espera outra pessoa: quem publicou não aprova.',
  // A new one.
  newTitle: 'Nova política',
  undoTitle: 'Desfazer uma política',
  undoNote: 'O documento anterior volta a valer, como uma política nova. Confira o primeiro dia e publique.',
  secondNote: 'Só vale depois que outra pessoa aprovar.',
  place: 'Onde vale',
  variant: 'De quê',
  validFrom: 'Primeiro dia',
  validFromHint: 'A partir de amanhã ela pode ser retirada antes de valer. Se for hoje, vale assim que publicar.',
  validFromMissing: 'Informe o primeiro dia, de hoje em diante',
  validUntil: 'Último dia',
  validUntilHint: 'Só de uma campanha. Vazio: até outra política.',
  addRow: 'Acrescentar linha',
  removeRow: 'Tirar',
  ownRetailer: 'Toda a rede',
  previewReason: 'Conferência',
  rowsEmpty: 'Nenhuma linha.',
  compare: 'Ver o que muda',
  comparing: 'Conferindo...',
  previewTitle: 'O que muda',
  previewFirst: 'É a primeira deste lugar: passa a valer o que está no formulário.',
  publish: 'Publicar',
  publishing: 'Publicando...',
  keepEditing: 'Continuar editando',
  reasonHint: 'Fica no histórico com o seu nome.',
  published: 'Política publicada.',
  publishedWaits: 'Publicada. Outra pessoa precisa aprovar.',
  check: 'Confira os campos marcados.',
  example: (principal: string) => `Uma compra de ${principal}`,
  exampleNone: 'Nenhum plano é oferecido para este valor.',
  plan: 'Parcelas',
  notOffered: 'não oferecido',
  leaveTitle: 'Sair sem publicar?',
  leaveText: 'O que você digitou se perde.',
  leave: 'Sair sem publicar',
} as const;

export const shownTexts = {
  nothing: 'vazio',
  absent: '—',
  yes: 'Sim',
  no: 'Não',
  choose: 'Escolha',
  empty: (meaning: string) => `Vazio: ${meaning}.`,
  row: (number: number) => `linha ${number}`,
} as const;

/** What is missing where nothing, or nothing that can be read, is typed. */
export const faultTexts: Record<PolicyCell['kind'], string> = {
  PERCENT: 'Informe um percentual, como 4,99',
  TIMES: 'Informe um número, como 1,5',
  MONEY: 'Informe um valor em reais',
  COUNT: 'Informe um número inteiro',
  COUNTS: 'Informe números inteiros separados por vírgula',
  CHOICE: 'Escolha um valor',
  FLAG: 'Escolha Sim ou Não',
  TEXT: 'Preencha este campo',
  MONTH: 'Informe o mês e o ano, como 10/2026',
  ROWS: 'Informe ao menos uma linha',
};

export const placeholders: Partial<Record<PolicyCell['kind'], string>> = {
  COUNTS: '1, 2, 3',
  MONTH: 'mm/aaaa',
  PERCENT: '0,00',
  TIMES: '1,0',
};

/** The unit stands in the label, so that a figure alone is typed. */
export const labelOf = ({ title, kind }: PolicyCell): string =>
  kind === 'PERCENT' ? `${title} (%)` : kind === 'TIMES' ? `${title} (vezes)` : title;

export const statusOf: Record<PolicyHead['status'], { text: string; tone: BadgeTone }> = {
  WAITING: { text: 'Espera aprovação', tone: 'attention' },
  FUTURE: { text: 'Ainda vai valer', tone: 'info' },
  IN_FORCE: { text: 'Em vigor', tone: 'success' },
  PAST: { text: 'Já valeu', tone: 'neutral' },
  WITHDRAWN: { text: 'Retirada', tone: 'neutral' },
};

export const everywhere = 'Todas as redes';
export function placeText({
  scope,
  retailer,
  storeName,
}: Pick<PolicyHead, 'scope' | 'retailer' | 'storeName'>): string {
  if (scope === 'PROVIDER') return everywhere;
  return scope === 'STORE' ? `${storeName ?? ''}, ${retailer?.name ?? ''}` : (retailer?.name ?? '');
}

export const validityText = ({ validFrom, validUntil }: Pick<PolicyHead, 'validFrom' | 'validUntil'>): string =>
  validUntil === null ? `desde ${formatDate(validFrom)}` : `de ${formatDate(validFrom)} a ${formatDate(validUntil)}`;

/** Who a person is to the reader: staff of another house have no name here. */
export const authorText = ({ author }: Pick<PolicyHead, 'author'>): string =>
  author.kind === 'SYSTEM' ? 'Sistema' : (author.name ?? 'Provedor');
export const signedText = ({ name, at }: NonNullable<Policy['approval']>): string =>
  `${name ?? 'Provedor'}, ${formatDateTime(at)}`;
export const enteredText = (policy: PolicyHead): string => `${authorText(policy)}, ${formatDateTime(policy.enteredAt)}`;

const ruleTexts: Record<string, string> = { WEEKLY: ' por semana', BIWEEKLY: ' a cada 14 dias' };
export const planText = (count: number, dueDateRule: string): string => `${count}x${ruleTexts[dueDateRule] ?? ''}`;
export const cetText = (cet: string): string => `CET ${cet} ao ano`;
