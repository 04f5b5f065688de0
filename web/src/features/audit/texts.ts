import { formatDateTime } from '@balcao/contract/kernel';
import type { AuditChain, AuditEntry } from './audit-calls.ts';

export const texts = {
  title: 'Auditoria',
  loading: 'Buscando os registros...',
  tryAgain: 'Tentar novamente',
  caption: 'Registros da auditoria, o mais novo primeiro',
  retailer: 'Rede',
  person: 'Pessoa',
  act: 'Ato',
  store: 'Loja',
  allStores: 'Todas as lojas',
  from: 'De',
  to: 'Até',
  customer: 'Cliente',
  cpf: 'CPF do cliente',
  findCustomer: 'Filtrar por cliente',
  finding: 'Procurando...',
  invalidCpf: 'Digite um CPF válido.',
  chosenCustomer: 'Escolhido',
  onlyCustomer: (cpf: string) => `Só deste cliente, CPF ${cpf}`,
  blocked: (name: string) => `${name} (bloqueado)`,
  when: 'Quando',
  who: 'Quem',
  what: 'O que fez',
  entry: 'Entrada',
  waiting: 'a selar',
  system: 'O sistema',
  theCustomer: 'O próprio cliente',
  somebody: 'Pessoa sem cadastro',
  none: 'Nenhum registro com estes filtros.',
  noneHint: 'Tire um filtro ou aumente o período.',
  save: 'Baixar CSV',
  saving: 'Preparando o arquivo...',
  saved: 'Arquivo baixado. O download ficou registrado.',
  isWatched: 'Consultar e baixar a auditoria também fica registrado, com o seu nome.',
  chain: 'Corrente de registros',
  check: 'Conferir agora',
  checking: 'Conferindo...',
  progress: 'Registros conferidos',
  unchecked: 'Não conferida',
  underCheck: 'Conferindo',
  unbroken: 'Íntegra',
  broken: 'Quebrada',
} as const;

const count = new Intl.NumberFormat('pt-BR');

export const progressText = (checked: number, total: number): string =>
  `${count.format(checked)} de ${count.format(total)} registros`;

/** How the chain stands, as a sentence. */
export function chainText({ sealed, check }: AuditChain): string {
  const length = `${count.format(sealed)} ${sealed === 1 ? 'registro selado' : 'registros selados'}`;
  if (check === null) return `${length}. Ainda não conferida.`;
  if (check.finishedAt === null) return `${length}. Conferência em andamento.`;
  const at = formatDateTime(check.finishedAt);
  if (check.brokenAt === null) return `Até a entrada ${count.format(check.checked)}, conferida em ${at}.`;
  const upTo = check.checked === 0 ? '' : `Até a entrada ${count.format(check.checked)} tudo confere. `;
  return `${upTo}A entrada ${count.format(check.brokenAt)} não confere: foi alterada, retirada ou acrescentada. Conferida em ${at}. Avise o provedor.`;
}

/** Who acted, as a name. */
export function whoText({ kind, name }: AuditEntry['author']): string {
  if (kind === 'operator') return name ?? texts.somebody;
  return kind === 'customer' ? texts.theCustomer : texts.system;
}

/** 'Limite: de R$ 500,00 para R$ 800,00' */
export const factText = ({ label, before, after }: AuditEntry['facts'][number]): string =>
  before === null ? `${label}: ${after}` : `${label}: de ${before} para ${after}`;
