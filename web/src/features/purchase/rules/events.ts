import type { EventName } from '@balcao/contract';
import { optionEvent } from '../../../lib/watching/data-layer.ts';

/** What a step from one state of the purchase to the next is counted as; a resumed purchase repeats nothing. */
export function purchaseEvents(before: string | undefined, after: string, count: number | undefined): EventName[] {
  if (before === after) return [];
  switch (`${before} ${after}`) {
    case 'fetchingBorrower waitingPurchaseInput':
      return ['purchase_customer_found'];
    case 'fetchingBorrower purchaseNotAllowed':
      return ['purchase_customer_found', 'purchase_refused'];
    case 'checkingLimit choosingProposal':
      return ['purchase_value_checked'];
    case 'checkingLimit waitingPurchaseInput':
    case 'accepting notConcluded':
      return ['purchase_refused'];
    case 'choosingProposal confirming':
      return ['purchase_plan_chosen', ...(count === undefined ? [] : [optionEvent(`${count}x`)])];
    case 'creatingVerification verifying':
      return ['purchase_code_sent'];
    case 'verifying accepting':
      return ['purchase_authorised'];
    case 'accepting finished':
    case 'checkingOutcome finished':
      return ['purchase_finished'];
    default:
      return [];
  }
}
