import type { BudgetAction, Wire } from '@balcao/contract';
import type { Cents } from '@balcao/contract/kernel';
import type { FaultCode } from './fault.ts';

export type Budget = Wire<'POST /budgets/chat'>['answer'];

/** What was asked of the server, kept to be asked again. */
export interface Question {
  cpf: string;
  valueCents: Cents;
}

export type Page = 'phone' | 'code' | 'onboarding' | 'how' | 'form' | 'increase' | 'response';

export interface Flow {
  page: Page;
  /** National digits. */
  phone: string;
  /** Held by a visitor's page; null for staff. */
  key: string | null;
  /** Last day of a campaign, as a visitor is told it. */
  campaignEndsOn: string | null;
  cpf: string;
  valueCents: Cents | null;
  step: 'cpf' | 'value';
  isLoading: boolean;
  budget: Budget | null;
  fault: { code: FaultCode; reason: string | undefined } | null;
  /** The visit ended: the phone is asked for again. */
  isOver: boolean;
}

export type Happened =
  | { type: 'PHONE'; phone: string }
  | { type: 'CODE_SENT'; phone: string; key: string }
  | { type: 'PROVEN'; campaignEndsOn: string | null }
  | { type: 'VISIT_OVER' }
  | { type: 'CHANGE_PHONE' | 'HOW' | 'BACK' | 'START' | 'RESET' | 'SEE_BUDGET' }
  | { type: 'CPF'; cpf: string }
  | { type: 'VALUE'; valueCents: Cents | null }
  | { type: 'NEXT' }
  | { type: 'ASK' }
  | { type: 'ANSWERED'; budget: Budget }
  | { type: 'FAILED'; code: FaultCode; reason: string | undefined };

export const firstFlow = ({ phone, cpf }: { phone: string; cpf: string }): Flow => ({
  page: 'phone',
  phone,
  key: null,
  campaignEndsOn: null,
  cpf,
  valueCents: null,
  step: 'cpf',
  isLoading: false,
  budget: null,
  fault: null,
  isOver: false,
});

/** Where an answer leads. */
const after: Readonly<Record<BudgetAction, Page>> = {
  APPROVED_AUTO: 'increase',
  PARTIAL_APPROVED_AUTO: 'increase',
  DENIED_AUTO: 'response',
  SUFFICIENT_LIMIT: 'response',
};
/** Another action than these is none that the page knows. */
export const isKnown = ({ action }: Pick<Budget, 'action'>): boolean => Object.hasOwn(after, action);
export const isRaise = ({ action }: Pick<Budget, 'action'>): boolean => after[action] === 'increase';

/** Back to the start: nothing of the customer stays. */
const reset = (flow: Flow): Flow => ({
  ...flow,
  page: 'onboarding',
  step: 'cpf',
  cpf: '',
  valueCents: null,
  budget: null,
  fault: null,
  isLoading: false,
});

/** Who comes back after the end of a visit finds what they typed; another phone is another customer. */
const ofPhone = (flow: Flow, phone: string): Flow =>
  flow.isOver && phone !== flow.phone ? { ...reset(flow), phone } : { ...flow, phone };

/** One page back. */
function back(flow: Flow): Flow {
  if (flow.fault) return { ...flow, fault: null };
  if (flow.page === 'form') return flow.step === 'value' ? { ...flow, step: 'cpf' } : { ...flow, page: 'onboarding' };
  if (flow.page === 'increase') return { ...flow, page: 'form' };
  if (flow.page === 'response')
    return flow.budget && isRaise(flow.budget) ? { ...flow, page: 'increase' } : reset(flow);
  return { ...flow, page: flow.page === 'how' ? 'onboarding' : 'phone' };
}

/** The pages of the calculator and the ways between them (registration spec, section 4). */
export function flowAfter(flow: Flow, happened: Happened): Flow {
  switch (happened.type) {
    case 'PHONE':
      return { ...flow, phone: happened.phone, page: 'onboarding' };
    case 'CODE_SENT':
      return { ...ofPhone(flow, happened.phone), key: happened.key, page: 'code', isOver: false };
    case 'PROVEN':
      return { ...flow, campaignEndsOn: happened.campaignEndsOn, page: 'onboarding' };
    case 'VISIT_OVER':
      return { ...flow, page: 'phone', key: null, isLoading: false, isOver: true };
    case 'CHANGE_PHONE':
      return { ...reset(flow), page: 'phone', key: null };
    case 'HOW':
      return { ...flow, page: 'how' };
    case 'START':
      return { ...flow, page: 'form', step: 'cpf' };
    case 'CPF':
      return { ...flow, cpf: happened.cpf };
    case 'VALUE':
      return { ...flow, valueCents: happened.valueCents };
    case 'NEXT':
      return { ...flow, step: 'value' };
    case 'ASK':
      return { ...flow, page: 'form', step: 'value', isLoading: true, fault: null, budget: null };
    case 'ANSWERED':
      return { ...flow, isLoading: false, budget: happened.budget, page: after[happened.budget.action] };
    case 'FAILED':
      return { ...flow, isLoading: false, fault: { code: happened.code, reason: happened.reason } };
    case 'SEE_BUDGET':
      return { ...flow, page: 'response' };
    case 'RESET':
      return reset(flow);
    case 'BACK':
      return back(flow);
  }
}
