import type { CreditEffect, CreditFacts, CreditGrade, CreditReasonCode, CreditSheet } from '@balcao/contract';
import { ceilTo, floorTo, growthOf, percentOf } from './limit.ts';
import type { LimitTerms, MoreLimit } from './result.ts';

interface Main {
  outcome: CreditEffect;
  codes: CreditReasonCode[];
  grade: CreditGrade;
  terms: LimitTerms;
}

/** What a purchase that more limit is asked for comes to, after the decision on the customer. */
export function moreLimit(sheet: CreditSheet, facts: CreditFacts, main: Main): MoreLimit {
  const current = facts.history.currentLimitCents ?? 0;
  const available = current - (facts.history.usedCents ?? 0);
  const asked = { current, available, amount: facts.request?.amountCents ?? 0 };
  return facts.request?.kind === 'SUPER_COMPRA' ? superCompra(sheet, main, asked) : increase(sheet, facts, main, asked);
}

interface Asked {
  current: number;
  available: number;
  amount: number;
}

function increase(
  { increase: rule }: CreditSheet,
  { history }: CreditFacts,
  { outcome, codes, terms }: Main,
  { current, available, amount }: Asked,
): MoreLimit {
  const stays = (decision: MoreLimit['decision'], why: CreditReasonCode[]): MoreLimit => ({
    decision,
    codes: why,
    limitCents: current,
  });
  if (outcome === 'DENIED') return stays('DENIED_AUTO', codes);
  if (outcome !== 'APPROVED') return stays('MANUAL_EVALUATION', codes);
  if (amount <= available) return stays('SUFFICIENT_LIMIT', []);
  const { daysSinceIncrease = null } = history;
  if (daysSinceIncrease !== null && daysSinceIncrease < rule.cooldownDays) {
    return stays('DENIED_AUTO', [rule.cooldownCode]);
  }
  const need = ceilTo(amount - available, rule.stepCents);
  const grown = percentOf(current, growthOf(rule.factorPct, history.paidOnTime));
  const room = floorTo(Math.min(terms.limitCents, grown) - current, rule.stepCents);
  if (room < rule.minIncreaseCents) return stays('DENIED_AUTO', [rule.noRoomCode]);
  return need <= room
    ? { decision: 'APPROVED_AUTO', codes: [], limitCents: current + need }
    : { decision: 'PARTIAL_APPROVED_AUTO', codes: [], limitCents: current + room };
}

function superCompra(
  { superCompra: rule }: CreditSheet,
  { outcome, codes, grade, terms }: Main,
  { current, available, amount }: Asked,
): MoreLimit {
  if (outcome === 'DENIED') return { decision: 'DENIED', codes, limitCents: 0 };
  if (outcome !== 'APPROVED') return { decision: 'MANUAL_ANALYSIS', codes, limitCents: 0 };
  if (amount <= available) return { decision: 'SUFFICIENT_LIMIT', codes: [], limitCents: 0 };
  const need = ceilTo(amount - available, rule.stepCents);
  const most = Math.min(
    percentOf(current, rule.capPctOfLimit[grade] ?? 0),
    terms.capacityCents * rule.months - current,
    rule.maxExtraCents,
  );
  const extra = floorTo(most, rule.stepCents);
  if (extra < rule.minExtraCents) return { decision: 'DENIED', codes: [rule.noRoomCode], limitCents: 0 };
  return need <= extra
    ? { decision: 'APPROVED', codes: [], limitCents: need }
    : { decision: 'PARTIALLY_APPROVED', codes: [], limitCents: extra };
}
