import type { ApplicationStatus } from '@balcao/contract';

/** Pages of the application flow (registration spec 2.2). */
export const pageKinds = [
  'cpf',
  'phone',
  'sendCode',
  'verifyPhone',
  'preApproved',
  'data',
  'liveness',
  'document',
  'biometry',
  'dueDay',
  'inProgress',
  'waitingManualApproval',
  'biometryConflict',
  'approved',
  'approvedAgain',
  'borrowerDisabled',
  'denied',
  'preDenied',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** What the order of the pages is made of. */
export interface PageFacts {
  /** Null is a status nobody named. */
  readonly status: ApplicationStatus | null;
  readonly version: 'V1' | 'V2' | 'V3';
  readonly isPhoneVerified: boolean;
  readonly hasBiometryConflict: boolean;
  /** Pays on a fixed day of the month. */
  readonly isHighRecurrence: boolean;
  readonly hasDueDay: boolean;
  readonly isPurchaseDisabled: boolean;
  readonly isLivenessRequired: boolean;
  readonly isLivenessEnabled: boolean;
  /** Approved in this very visit; a customer who was approved before is welcomed back. */
  readonly isNew: boolean;
}

const biometryPages = ({ isLivenessRequired, isLivenessEnabled }: PageFacts): readonly PageKind[] =>
  isLivenessRequired && isLivenessEnabled ? ['liveness', 'document'] : ['biometry'];

/** V2 asks for the day once the customer is approved, the others before the decision. */
const asksDueDayFirst = ({ version, isHighRecurrence }: PageFacts): boolean => version !== 'V2' && isHighRecurrence;

function approvedPages(facts: PageFacts): readonly PageKind[] {
  const { version, isPhoneVerified, isHighRecurrence, hasDueDay, isPurchaseDisabled, isNew } = facts;
  return [
    ...(isPhoneVerified ? [] : (['sendCode', 'verifyPhone'] as const)),
    ...(version === 'V2' && isHighRecurrence && !hasDueDay ? (['dueDay'] as const) : []),
    isPurchaseDisabled ? 'borrowerDisabled' : isNew ? 'approved' : 'approvedAgain',
  ];
}

const incompletePages = (facts: PageFacts, isPreApproved: boolean): readonly PageKind[] => [
  'phone',
  ...(isPreApproved && facts.isPhoneVerified ? (['preApproved'] as const) : []),
  'data',
  ...biometryPages(facts),
  ...(asksDueDayFirst(facts) ? (['dueDay'] as const) : []),
  'inProgress',
];

function afterCpf(facts: PageFacts): readonly PageKind[] {
  switch (facts.status) {
    case 'APPROVED':
      return approvedPages(facts);
    case 'INCOMPLETE':
    case 'PRE_APPLICATION_CONTINUE':
      return incompletePages(facts, false);
    case 'PRE_APPLICATION_APPROVED':
      return incompletePages(facts, true);
    case 'PRE_APPLICATION_DENIED':
      // Nobody is told of a denial before the phone says who is there.
      return facts.isPhoneVerified ? ['preDenied'] : incompletePages(facts, false);
    case 'MANUAL_ANALYSIS':
      return ['waitingManualApproval'];
    case 'UNDER_ANALYSIS':
      return ['inProgress'];
    case 'PRE_APPROVED':
      return [facts.hasBiometryConflict ? 'biometryConflict' : 'inProgress'];
    default:
      return ['denied'];
  }
}

/** The pages of a registration in their order; the CPF is always the first. */
export const pagesOf = (facts: PageFacts): readonly PageKind[] => ['cpf', ...afterCpf(facts)];

/** The same after the code of the phone was right: what was decided by then stands right behind the open page. */
export function pagesAfterCode(
  pages: readonly PageKind[],
  current: PageKind,
  decided: ApplicationStatus | null,
): readonly PageKind[] {
  if (decided === 'PRE_APPLICATION_DENIED') return ['cpf', current, 'preDenied'];
  if (decided !== 'PRE_APPLICATION_APPROVED' || pages.includes('preApproved')) return pages;
  return [...pages.slice(0, 2), 'preApproved', ...pages.slice(2)];
}

/** The customer waits for a decision: the server is asked every second (registration spec, section 4). */
export const isDecisionAwaited = (status: ApplicationStatus | null, hasBiometryConflict: boolean): boolean =>
  status === 'UNDER_ANALYSIS' || (status === 'PRE_APPROVED' && !hasBiometryConflict);
