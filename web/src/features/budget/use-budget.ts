import { toE164 } from '@balcao/contract/kernel';
import { useReducer } from 'react';
import { call } from '../../lib/api/call.ts';
import { ApiError, errorText, hasCode } from '../../lib/api/error.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { pushEvent } from '../../lib/watching/data-layer.ts';
import { tellFault } from '../../lib/watching/faults.ts';
import { keepPhone, keptPhone } from './kept-phone.ts';
import { faultOf, isReported } from './rules/fault.ts';
import { type Budget, firstFlow, flowAfter, isKnown, type Question } from './rules/flow.ts';

interface Where {
  /** CPF that came along. */
  cpf: string;
  /** The store of the device, or of a visitor's address. */
  storeId: string | null;
  isVisitor: boolean;
}

/** The server's sentence for what it refused; of defects there is none worth reading. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? errorText(error, brandName()) : undefined;

/** The calculator: its page, and what is asked of the server. */
export function useBudget({ cpf, storeId, isVisitor }: Where) {
  const [flow, tell] = useReducer(flowAfter, null, () => firstFlow({ phone: keptPhone(), cpf }));
  const { key, phone } = flow;

  /** @throws ApiError where no code was sent. */
  const confirmPhone = async (typed: string) => {
    const known = toE164(typed) ?? typed;
    if (!isVisitor) {
      keepPhone(typed);
      return tell({ type: 'PHONE', phone: typed });
    }
    const body = { phone: known, ...(storeId !== null && { storeId }) };
    const visit = await callPublic('POST /budgets/visits', { body });
    keepPhone(typed);
    tell({ type: 'CODE_SENT', phone: typed, key: visit.key });
  };

  /** @throws ApiError where the code is not the one. */
  const confirmCode = async (code: string) => {
    const proven = await callPublic('POST /budgets/visits/verify', { body: { key: key ?? '', code } });
    tell({ type: 'PROVEN', campaignEndsOn: proven.campaignEndsOn });
  };

  const answerTo = (asked: Question): Promise<Budget> => {
    const question = { cpf: asked.cpf, value: asked.valueCents / 100 };
    if (key !== null) return callPublic('POST /budgets/visits/chat', { body: { ...question, key } });
    const body = { ...question, phone: toE164(phone) ?? phone, storeId: storeId ?? '' };
    return call('POST /budgets/chat', { body });
  };

  const ask = async (asked: Question) => {
    tell({ type: 'ASK' });
    try {
      const budget = await answerTo(asked);
      if (!isKnown(budget)) throw new Error('an action that the page does not know');
      pushEvent('budget_answered');
      tell({ type: 'ANSWERED', budget });
    } catch (error) {
      if (hasCode(error, 'BUDGET_VISIT_OVER')) return tell({ type: 'VISIT_OVER' });
      const code = faultOf(error);
      if (isReported(code)) tellFault(new Error(`budget: ${code}`, { cause: error }));
      tell({ type: 'FAILED', code, reason: code === 'REQUEST_ERROR' ? reasonOf(error) : undefined });
    }
  };

  return { flow, tell, confirmPhone, confirmCode, ask };
}
