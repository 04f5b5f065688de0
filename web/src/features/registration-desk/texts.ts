import { formatDate, formatDateTime, formatPercent, formatPhone } from '@balcao/contract/kernel';
import { formatReais } from '../../domain/money/format-reais.ts';
import type { Decision, Taken, Waiting } from './calls.ts';

export const texts = {
  title: 'Cadastros a analisar',
  backToMenu: 'Voltar ao menu',
  list: 'Cadastros à espera de um analista',
  loading: 'Buscando cadastros...',
  none: 'Nenhum cadastro à espera',
  noneHint:
    'Aqui chegam os cadastros que as regras não decidem sozinhas, as biometrias em conflito e os pedidos de revisão. A lista se atualiza sozinha.',
  tryAgain: 'Tentar novamente',
  causes: {
    RULES: 'As regras pedem uma pessoa',
    BIOMETRY_CONFLICT: 'Biometria em conflito',
    BUREAU_SILENT: 'O bureau não respondeu',
    REVIEW: 'Revisão pedida pelo cliente',
  } satisfies Record<Waiting['cause'], string>,
  reevaluation: 'Reavaliação',
  own: 'Cadastro seu: outra pessoa decide.',
  take: 'Analisar',
  taking: 'Abrindo...',
  open: 'Em análise aqui',
  next: 'Próximo cadastro',
  before: 'Cadastro anterior',
  cpf: 'CPF',
  birth: 'Nascimento',
  phone: 'Telefone',
  state: 'Estado',
  profession: 'Profissão',
  registered: 'Cadastrado por',
  ownPhone: 'o próprio cliente, no celular',
  unknown: 'não informado',
  reasons: 'Por que espera uma pessoa',
  noReasons: 'As regras não disseram um motivo.',
  review: 'O cliente escreveu',
  photos: 'Fotos',
  seen: 'O que as regras viram',
  loadingSeen: 'Buscando o registro da decisão...',
  noRecord: 'Não há registro: nenhuma política valia, ou o cadastro veio de uma importação.',
  score: 'Pontos',
  scoreOf: ({ points, grade }: Decision) => `${points}, faixa ${grade}`,
  risk: 'Inadimplência esperada',
  riskOf: ({ defaultRate }: Decision) => formatPercent(defaultRate),
  ruleLimit: 'Limite pelas regras',
  decision: 'Decisão',
  suggested: 'Limite que as regras dariam',
  noSuggestion: 'nenhum',
  policy: 'A política permite',
  policyOf: ({ minLimit, maxLimit }: Taken) => `de ${formatReais(minLimit)} a ${formatReais(maxLimit)}`,
  early:
    'As regras negaram este cadastro antes dos dados e das fotos, e o cliente pediu que uma pessoa conferisse. Ainda não há limite a conceder.',
  lift: 'Deixar seguir',
  keepDenial: 'Manter a negativa',
  liftTitle: 'Deixar o cadastro seguir',
  keepDenialTitle: 'Manter a negativa',
  lifting: (name: string) =>
    `${name} pode terminar o cadastro na loja. O que as regras negarem depois volta para uma pessoa. O cliente é avisado agora.`,
  keepingDenial: (name: string) => `O cadastro de ${name} não segue agora. O cliente é avisado.`,
  lifted: 'O cadastro pode seguir: o cliente é avisado.',
  denialKept: 'Negativa mantida: o cliente é avisado.',
  noPhotos: 'Nenhuma foto ainda: o cadastro parou antes delas.',
  nothingToGrant: 'A política não permite limite para este cliente: só é possível negar.',
  faceFirst: 'Só é possível aprovar depois que a foto for confirmada.',
  limit: 'Limite a conceder',
  approve: (value: string | null) => (value === null ? 'Aprovar' : `Aprovar ${value}`),
  deny: 'Negar',
  giveBack: 'Devolver à fila',
  keep: 'Ficar mais 10 minutos',
  keeping: 'Renovando...',
  kept: 'O cadastro fica com você por mais 10 minutos.',
  approveTitle: 'Aprovar cadastro',
  denyTitle: 'Negar cadastro',
  approving: (name: string, value: string) =>
    `${name} passa a ter ${value} de limite. O cliente e a loja são avisados agora.`,
  denying: (name: string) => `${name} não recebe limite agora. O cliente e a loja são avisados.`,
  reason: 'Motivo da decisão',
  reasonHint: 'Fica registrado com o seu nome. O cliente não lê.',
  sending: 'Enviando...',
  back: 'Voltar',
  approved: 'Cadastro aprovado: o limite já vale.',
  denied: 'Cadastro negado: o cliente é avisado.',
} as const;

/** Names a button among others. */
export const takeOf = ({ customerName }: Waiting) => `${texts.take}: ${customerName}`;
export const heldText = ({ claim }: Waiting) => (claim ? `Em análise com ${claim.by.name}` : '');
export const whenText = ({ storeName, submittedOn }: Waiting) =>
  `${storeName}. Enviado em ${formatDateTime(submittedOn)}`;
export const untilText = ({ claim }: Taken) =>
  claim ? `Com você até ${formatDateTime(claim.until).split(' ').at(-1) ?? ''}. Depois volta à fila.` : '';

export const factsOf = (taken: Taken): readonly (readonly [string, string])[] => [
  [texts.cpf, taken.cpf],
  [texts.birth, taken.birthDate === null ? texts.unknown : formatDate(taken.birthDate)],
  [texts.phone, taken.phoneNumber === null ? texts.unknown : formatPhone(taken.phoneNumber)],
  [texts.state, taken.state ?? texts.unknown],
  [texts.profession, taken.profession ?? texts.unknown],
  [texts.registered, taken.operator?.name ?? texts.ownPhone],
];

export const faultText = (fault: 'MISSING' | 'OUT_OF_BOUNDS', { minLimit, maxLimit }: Taken): string =>
  fault === 'MISSING'
    ? 'Digite o limite a conceder'
    : `Digite um valor entre ${formatReais(minLimit)} e ${formatReais(maxLimit)}`;

/** What an analyst is about to say: a limit, that it goes on without one yet, or no. */
export type Word = { isApproved: true; limit: number | null } | { isApproved: false };

/** How a word is confirmed, and what stands when it was said. */
export function wordTexts({ customerName, isPreDenial }: Taken, word: Word) {
  if (isPreDenial)
    return word.isApproved
      ? { title: texts.liftTitle, confirm: texts.lift, told: texts.lifting(customerName), done: texts.lifted }
      : {
          title: texts.keepDenialTitle,
          confirm: texts.keepDenial,
          told: texts.keepingDenial(customerName),
          done: texts.denialKept,
        };
  const value = word.isApproved ? formatReais(word.limit ?? 0) : null;
  return value === null
    ? { title: texts.denyTitle, confirm: texts.denyTitle, told: texts.denying(customerName), done: texts.denied }
    : {
        title: texts.approveTitle,
        confirm: texts.approve(value),
        told: texts.approving(customerName, value),
        done: texts.approved,
      };
}
