import type { BiometryDoubt, DocumentDoubt } from '@balcao/contract';
import { formatDate, formatDateTime, formatPercent, formatPhone } from '@balcao/contract/kernel';
import { faceReasonTexts, otherDoubt } from '../../domain/face/reasons.ts';
import { formatReais } from '../../domain/money/format-reais.ts';
import type { Decision, Face, FaceWord, Taken, Waiting } from './calls.ts';

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
  photosHint: 'Cada vez que você vê as fotos fica registrado.',
  loadingPhotos: 'Buscando as fotos...',
  face: 'Rosto',
  known: 'Retrato no cadastro',
  document: 'Documento',
  sides: { front: 'Documento, frente', back: 'Documento, verso' },
  noPhotos: 'Nenhuma foto foi tirada neste cadastro.',
  enlarge: (what: string) => `Ampliar: ${what}`,
  faceStatuses: {
    SAVED: 'Foto guardada, sem comparação',
    IN_PROGRESS: 'Ainda em comparação',
    COMPLETED: 'Foto autenticada',
    CONFLICT: 'Biometria em conflito',
    CANCELED: 'Não é o cliente',
    SPOOF: 'Não havia uma pessoa diante da câmera',
  } satisfies Record<Face['status'], string>,
  similarity: (hundredths: number) => `Semelhança com o retrato: ${hundredths} de 100. É uma pista, não uma prova.`,
  lookAgain: 'Ver de novo',
  conflictDo: 'Compare o rosto com o documento. Sem confirmar a foto, o cadastro não é aprovado.',
  decideFace: 'Decidir sobre a foto',
  faceWord: 'O que a foto mostra',
  faceWords: {
    COMPLETED: 'É o cliente',
    CANCELED: 'Não é o cliente',
    SPOOF: 'Não havia uma pessoa diante da câmera',
  } satisfies Record<FaceWord['status'], string>,
  faceReason: 'Por quê',
  faceReasonHint: 'Fica registrado com o seu nome.',
  faceSend: 'Registrar decisão',
  faceCancel: 'Voltar',
  faceDecided: 'Decisão sobre a foto registrada.',
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

const ofFace: Readonly<Partial<Record<BiometryDoubt, string>>> = {
  ...faceReasonTexts,
  FACE_OF_OTHER: 'Parece o rosto de outro CPF cadastrado aqui',
  PROVIDER: 'O serviço de biometria pediu que uma pessoa olhe',
};
export const faceDoubtsOf = (doubts: readonly BiometryDoubt[]): string[] => [
  ...new Set(doubts.map((doubt) => ofFace[doubt] ?? otherDoubt)),
];
export const documentDoubts: Record<DocumentDoubt, string> = {
  GLARE: 'Há reflexo na foto',
  SIDEWAYS: 'O documento está de lado',
  NO_PORTRAIT: 'Não se vê a foto do documento',
  PORTRAIT_ON_BACK: 'O verso mostra um retrato: pode ser a frente outra vez',
  DARK: 'A foto está escura',
};

export const faultText = (fault: 'MISSING' | 'OUT_OF_BOUNDS', { minLimit, maxLimit }: Taken): string =>
  fault === 'MISSING'
    ? 'Digite o limite a conceder'
    : `Digite um valor entre ${formatReais(minLimit)} e ${formatReais(maxLimit)}`;
