import type { BureauFacts } from '@balcao/contract';
import type { BureauAnswer } from './answer.ts';

const DAY_MS = 86_400_000;
/** What an answer without is no answer to a decision on. */
const NEEDED: ReadonlySet<string> = new Set(['REGISTRY', 'NEGATIVES', 'PROTESTS', 'SCORE']);
const OLDEST_DAYS = 30;
const STOLEN = 'STOLEN_DOCUMENTS';

/** The facts of a bureau that said nothing: all missing, so a person decides (R06). */
export const silence: BureauFacts = {
  status: 'UNAVAILABLE',
  cpfStatus: null,
  deceased: null,
  score: null,
  negativeCount: null,
  negativeCents: null,
  protestCount: null,
  protestCents: null,
  bouncedChecks: null,
  queries30d: null,
  positiveMonths: null,
  incomeEstimateCents: null,
  monthlyDebtCents: null,
  stolenDocuments: null,
};

/** Why an answer of the right shape cannot be true; null when it may be. */
export function contradictionIn(answer: BureauAnswer, now: Date): string | null {
  const { score, negatives, protests, asOf } = answer;
  if (score && score.value !== null && (score.value < score.min || score.value > score.max)) return 'score';
  if (Date.parse(asOf) > now.getTime() + DAY_MS) return 'asOf';
  const disagrees = [negatives, protests].some((debts) => {
    if (!debts) return false;
    const counted = debts.items.filter(({ disputed }) => !disputed);
    const totalCents = counted.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return counted.length > debts.count || totalCents > debts.totalCents || (debts.count === 0 && debts.totalCents > 0);
  });
  return disagrees ? 'totals' : null;
}

/**
 * The facts that an answer holds. Of one that is too old, or lacks what a decision needs, the bureau counts as silent, whatever
 * else it said: what is missing must never pass for nothing owed.
 */
export function bureauFacts(answer: BureauAnswer, now: Date): BureauFacts {
  const { registry, score, negatives, protests } = answer;
  const isOld = now.getTime() - Date.parse(answer.asOf) > OLDEST_DAYS * DAY_MS;
  const hasNoFile = answer.status === 'NO_HIT';
  const lacks =
    answer.missingSections.some((section) => NEEDED.has(section)) ||
    !registry ||
    registry.cpfStatus === null ||
    !negatives ||
    !protests ||
    (!score && !hasNoFile);
  const isHeard = !isOld && !lacks;
  return {
    status: isHeard ? answer.status : 'UNAVAILABLE',
    cpfStatus: registry?.cpfStatus ?? null,
    deceased: registry?.deceased ?? null,
    score: score?.value ?? null,
    negativeCount: negatives?.count ?? null,
    negativeCents: negatives?.totalCents ?? null,
    protestCount: protests?.count ?? null,
    protestCents: protests?.totalCents ?? null,
    bouncedChecks: answer.bouncedChecks?.count ?? null,
    queries30d: answer.queries?.last30d ?? null,
    positiveMonths: answer.positive?.months ?? null,
    incomeEstimateCents: answer.income?.estimateCents ?? null,
    monthlyDebtCents: answer.commitment?.monthlyCents ?? null,
    stolenDocuments: answer.alerts.includes(STOLEN),
  };
}
