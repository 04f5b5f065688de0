import { stateNames } from '../kernel/index.ts';

/**
 * What a credit policy may ask about. Neither sex, race, health nor religion is here: what has no name decides nothing.
 * Missing is null, never 0.
 */

interface FactShape {
  readonly title: string;
  /** MONEY is whole cents, COUNT a whole number; both order. */
  readonly type: 'MONEY' | 'COUNT' | 'FLAG' | 'CHOICE';
  /** Of type CHOICE: pt-BR names of its values. */
  readonly choices?: Readonly<Record<string, string>>;
}

const money = (title: string) => ({ title, type: 'MONEY' }) as const;
const count = (title: string) => ({ title, type: 'COUNT' }) as const;
const flag = (title: string) => ({ title, type: 'FLAG' }) as const;
const choice = <const T extends string>(title: string, choices: Readonly<Record<T, string>>) =>
  ({ title, type: 'CHOICE', choices }) as const;

const employmentNames = {
  PUBLIC: 'Servidor público',
  RETIRED: 'Aposentado',
  FORMAL: 'Carteira assinada',
  SELF_EMPLOYED: 'Autônomo',
  DOMESTIC: 'Doméstico',
  STUDENT: 'Estudante',
  UNEMPLOYED: 'Desempregado',
} as const;

/** Every fact by its name, as a sheet names it. */
export const creditFacts = {
  'applicant.age': count('Idade'),
  'applicant.uf': choice('Estado', stateNames),
  'applicant.employment': choice('Ocupação', employmentNames),
  'applicant.incomeCents': money('Renda declarada'),
  'bureau.status': choice('Resposta do birô', {
    OK: 'Completa',
    PARTIAL: 'Parcial',
    NO_HIT: 'Sem cadastro',
    UNAVAILABLE: 'Não respondeu',
  }),
  'bureau.cpfStatus': choice('Situação do CPF', {
    REGULAR: 'Regular',
    PENDENTE: 'Pendente',
    SUSPENSA: 'Suspensa',
    CANCELADA: 'Cancelada',
    NULA: 'Nula',
  }),
  'bureau.deceased': flag('Registro de óbito'),
  'bureau.score': count('Score do birô'),
  'bureau.negativeCount': count('Negativações'),
  'bureau.negativeCents': money('Valor negativado'),
  'bureau.protestCount': count('Protestos'),
  'bureau.protestCents': money('Valor protestado'),
  'bureau.bouncedChecks': count('Cheques sem fundos'),
  'bureau.queries30d': count('Consultas em 30 dias'),
  'bureau.positiveMonths': count('Meses de cadastro positivo'),
  'bureau.incomeEstimateCents': money('Renda estimada'),
  'bureau.monthlyDebtCents': money('Prestações por mês'),
  'bureau.stolenDocuments': flag('Documentos roubados'),
  'identity.biometry': choice('Biometria', { OK: 'Conferida', CONFLICT: 'Conflito', PENDING: 'Pendente' }),
  'identity.faceOtherCpf': flag('Rosto em outro CPF'),
  'identity.phoneOtherCpf90d': count('Outros CPFs no telefone em 90 dias'),
  'identity.phoneAgeDays': count('Dias do telefone com o cliente'),
  'identity.deviceCpfs7d': count('CPFs no aparelho em 7 dias'),
  'identity.nameMatchPct': count('Semelhança do nome (%)'),
  'history.currentDaysLate': count('Dias de atraso hoje'),
  'history.openRenegotiation': flag('Acordo em aberto'),
  'history.maxDaysLate12m': count('Maior atraso em 12 meses'),
  'history.daysSinceDenial': count('Dias desde a última negativa'),
  'history.paidOnTime': count('Parcelas pagas em dia'),
  'history.currentLimitCents': money('Limite atual'),
  'history.usedCents': money('Limite usado'),
  'history.daysSinceIncrease': count('Dias desde o último aumento'),
} as const satisfies Readonly<Record<string, FactShape>>;

type Facts = typeof creditFacts;
export type CreditFactName = keyof Facts;
export const creditFactNames = Object.keys(creditFacts) as [CreditFactName, ...CreditFactName[]];

type ValueOf<F> = F extends { type: 'FLAG' }
  ? boolean
  : F extends { type: 'CHOICE'; choices: Readonly<Record<infer V, string>> }
    ? V
    : number;

/** A scalar of a fact; null: nobody knows. */
export type FactValue = string | number | boolean | null;

type FieldsOf<G extends string> = {
  [K in CreditFactName as K extends `${G}.${infer F}` ? F : never]: ValueOf<Facts[K]> | null;
};

export type ApplicantFacts = FieldsOf<'applicant'>;
export type BureauFacts = Omit<FieldsOf<'bureau'>, 'stolenDocuments'> & { stolenDocuments?: boolean | null };
/** Decisions of before knew no age of a telephone: their records replay without. */
export type IdentityFacts = Omit<FieldsOf<'identity'>, 'phoneAgeDays'> & { phoneAgeDays?: number | null };
type Optional = 'currentLimitCents' | 'usedCents' | 'daysSinceIncrease';
type HistoryFields = FieldsOf<'history'>;
export type HistoryFacts = Omit<HistoryFields, Optional> & Partial<Pick<HistoryFields, Optional>>;

export const creditDecisionKinds = ['REGISTRATION', 'INCREASE', 'SUPER_COMPRA'] as const;
export type CreditDecisionKind = (typeof creditDecisionKinds)[number];

/** What is known of who asks, as it was when it was decided. */
export interface CreditFacts {
  applicant: ApplicantFacts;
  bureau: BureauFacts;
  identity: IdentityFacts;
  history: HistoryFacts;
  /** A purchase that more limit is asked for; absent of a registration. */
  request?: { kind: Exclude<CreditDecisionKind, 'REGISTRATION'>; amountCents: number };
}

export type BureauStatus = NonNullable<BureauFacts['status']>;
export type CpfStatus = NonNullable<BureauFacts['cpfStatus']>;
