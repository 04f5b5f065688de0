import { applicationStatuses } from '@balcao/contract/constants';
import { expect, test } from 'vitest';
import { isDecisionAwaited, type PageFacts, pagesAfterCode, pagesOf } from './pages.ts';

const either = [false, true] as const;
const versions = ['V1', 'V2', 'V3'] as const;

/** Every combination of facts. A due day is of high recurrence alone, a conflict is there only once photographs are. */
function everyCase(): PageFacts[] {
  let cases: Partial<PageFacts>[] = [{}];
  const spread = <K extends keyof PageFacts>(key: K, values: readonly PageFacts[K][]) => {
    cases = cases.flatMap((one) => values.map((value) => ({ ...one, [key]: value })));
  };
  spread('status', [...applicationStatuses, null]);
  spread('version', versions);
  for (const key of [
    'isPhoneVerified',
    'hasBiometryConflict',
    'isHighRecurrence',
    'hasDueDay',
    'isPurchaseDisabled',
    'isLivenessRequired',
    'isLivenessEnabled',
    'isNew',
  ] as const)
    spread(key, either);
  return (cases as PageFacts[]).filter(
    ({ isHighRecurrence, hasDueDay, hasBiometryConflict, status }) =>
      (isHighRecurrence || !hasDueDay) &&
      (!hasBiometryConflict || status === 'PRE_APPROVED' || status === 'INCOMPLETE'),
  );
}

/** Section 2.2 read a second time: sentence by sentence, each adding or leaving out a word of one line. */
function readAgain(facts: PageFacts): string {
  const high = facts.isHighRecurrence;
  const verified = facts.isPhoneVerified;
  const two = facts.version === 'V2';
  if (facts.status === 'APPROVED') {
    let line = 'cpf';
    if (!verified) line += ' sendCode verifyPhone';
    if (two && high && !facts.hasDueDay) line += ' dueDay';
    if (facts.isPurchaseDisabled) return `${line} borrowerDisabled`;
    return facts.isNew ? `${line} approved` : `${line} approvedAgain`;
  }
  const isBeforeApplication = facts.status?.startsWith('PRE_APPLICATION') ?? false;
  if (facts.status === 'PRE_APPLICATION_DENIED' && verified) return 'cpf preDenied';
  if (facts.status === 'INCOMPLETE' || isBeforeApplication) {
    let line = 'cpf phone';
    if (facts.status === 'PRE_APPLICATION_APPROVED' && verified) line += ' preApproved';
    line += ' data ';
    line += facts.isLivenessRequired && facts.isLivenessEnabled ? 'liveness document' : 'biometry';
    if (!two && high) line += ' dueDay';
    return `${line} inProgress`;
  }
  if (facts.status === 'MANUAL_ANALYSIS') return 'cpf waitingManualApproval';
  if (facts.status === 'UNDER_ANALYSIS') return 'cpf inProgress';
  if (facts.status === 'PRE_APPROVED') return facts.hasBiometryConflict ? 'cpf biometryConflict' : 'cpf inProgress';
  return 'cpf denied';
}

// Planted: V3 left out of the due day, and the due day asked for again; both were caught here.
const cases = everyCase();
test(`of all ${cases.length} combinations of facts the pages come in the order of the specification`, () => {
  expect(cases).toHaveLength(3_456);
  expect(cases.filter((facts) => pagesOf(facts).join(' ') !== readAgain(facts))).toEqual([]);
});

test('no combination shows a page twice, and each ends with a page that has no next', () => {
  const lasts = ['inProgress', 'waitingManualApproval', 'biometryConflict', 'approved', 'approvedAgain'];
  for (const facts of cases) {
    const pages = pagesOf(facts);
    expect(new Set(pages).size).toBe(pages.length);
    expect([...lasts, 'borrowerDisabled', 'denied', 'preDenied']).toContain(pages.at(-1));
  }
});

const incomplete = ['cpf', 'phone', 'data', 'biometry', 'inProgress'] as const;

test.each([
  ['PRE_APPLICATION_DENIED', ['cpf', 'phone', 'preDenied']],
  ['PRE_APPLICATION_APPROVED', ['cpf', 'phone', 'preApproved', 'data', 'biometry', 'inProgress']],
  ['PRE_APPLICATION_CONTINUE', incomplete],
  [null, incomplete],
] as const)('after the code, %s goes on by %j', (decided, pages) => {
  expect(pagesAfterCode(incomplete, 'phone', decided)).toEqual(pages);
});

test('a pre-approval that the flow knows already is not told twice', () => {
  const known = pagesAfterCode(incomplete, 'phone', 'PRE_APPLICATION_APPROVED');
  expect(pagesAfterCode(known, 'phone', 'PRE_APPLICATION_APPROVED')).toBe(known);
});

test('a decision is awaited while it is under analysis, or pre-approved without a conflict', () => {
  const awaited = applicationStatuses.filter((status) => isDecisionAwaited(status, false));
  expect(awaited).toEqual(['UNDER_ANALYSIS', 'PRE_APPROVED']);
  expect(applicationStatuses.filter((status) => isDecisionAwaited(status, true))).toEqual(['UNDER_ANALYSIS']);
});
