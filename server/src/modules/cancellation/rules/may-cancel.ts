import { approvers, type CancellationReason, cashierRoles, type CivilDate, type Role } from '@balcao/contract';
import { daysBetween } from '@balcao/credit-math';

/** Who may undo a purchase for a reason, until when. */
interface CancellationRule {
  reason: CancellationReason;
  /** Business days are calendar days here: 0 is the day of the sale itself; null: at any time. */
  withinDays: number | null;
  roles: readonly Role[];
  isWholeOnly: boolean;
}

/** Who may sell may undo an own sale of the day. */
const TILL = cashierRoles;
const SUPERVISORS = ['manager', 'analyst'] as const;
/** Withdrawal from a sale made at a distance (CDC art. 49); who decides knows how it was made. */
const WITHDRAWAL_DAYS = 7;

const rules: readonly CancellationRule[] = [
  { reason: 'OPERATOR_MISTAKE', withinDays: 0, roles: TILL, isWholeOnly: true },
  { reason: 'CUSTOMER_WITHDRAWAL', withinDays: 0, roles: TILL, isWholeOnly: true },
  { reason: 'CUSTOMER_WITHDRAWAL', withinDays: WITHDRAWAL_DAYS, roles: SUPERVISORS, isWholeOnly: false },
  { reason: 'RETURN_OF_GOODS', withinDays: null, roles: SUPERVISORS, isWholeOnly: false },
  { reason: 'DEFECT', withinDays: null, roles: SUPERVISORS, isWholeOnly: false },
  { reason: 'FRAUD', withinDays: null, roles: ['analyst'], isWholeOnly: true },
];

export interface CancellationAsk {
  reason: CancellationReason;
  role: Role;
  /** True when the operator made the sale. */
  isOwnSale: boolean;
  acceptedOn: CivilDate;
  today: CivilDate;
  /** True when nothing of the purchase is left. */
  isWhole: boolean;
}

/** Why a cancellation is not allowed; the farthest of the reasons that stand against it. */
export type CancellationBar = 'ROLE' | 'TIME' | 'OWN_SALE_ONLY' | 'WHOLE_ONLY';
const order: readonly CancellationBar[] = ['ROLE', 'TIME', 'OWN_SALE_ONLY', 'WHOLE_ONLY'];

const isSupervisor = (role: Role) => SUPERVISORS.some((one) => one === role);

function barOf(rule: CancellationRule, ask: CancellationAsk): CancellationBar | null {
  if (!rule.roles.includes(ask.role)) return 'ROLE';
  if (rule.withinDays !== null && daysBetween(ask.acceptedOn, ask.today) > rule.withinDays) return 'TIME';
  if (!isSupervisor(ask.role) && !ask.isOwnSale) return 'OWN_SALE_ONLY';
  return rule.isWholeOnly && !ask.isWhole ? 'WHOLE_ONLY' : null;
}

/** What stands against a cancellation, null when nothing does: one rule that allows it is enough. */
export function cancellationBar(ask: CancellationAsk): CancellationBar | null {
  const bars = new Set(rules.filter(({ reason }) => reason === ask.reason).map((rule) => barOf(rule, ask)));
  return bars.has(null) ? null : (order.findLast((bar) => bars.has(bar)) ?? 'ROLE');
}

/** Who may do it: whoever asks, or somebody of these roles who approves; else what stands against it, whoever is asked. */
export type Leave = { approvers: readonly Role[] } | { bar: CancellationBar };

/** Whether who asks does it alone, or whose approval does (ADR 0060). */
export function leaveToCancel(ask: CancellationAsk): Leave {
  const own = cancellationBar(ask);
  if (own === null) return { approvers: [] };
  const second = approvers['contract.cancel'].map((role) => ({ role, bar: cancellationBar({ ...ask, role }) }));
  const may = second.filter(({ bar }) => bar === null).map(({ role }) => role);
  if (may.length > 0) return { approvers: may };
  return { bar: order.findLast((bar) => bar === own || second.some((one) => one.bar === bar)) ?? own };
}

/**
 * VOID: undone whole on its own business day, in however many returns, as if it had never been; the tax is not due then.
 */
export function kindOf(ask: CancellationAsk): 'VOID' | 'RETURN' {
  return ask.isWhole && ask.acceptedOn === ask.today ? 'VOID' : 'RETURN';
}
