import type { ApplicationStatus } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findRegistering, phoneOf } from '../../borrowers/index.ts';
import { applicantOf, signalsOf, ZONE } from '../applicant.ts';
import { outcomeMessage } from '../messages.ts';
import { continues } from '../person-decides.ts';
import type { PreVerdict } from '../ports.ts';
import { needsPreDecision, statusOf } from '../rules/status.ts';
import { newestOf, preDecidedFragment } from '../store.ts';
import type { Engine } from '../views.ts';

/**
 * Asks the rules about an open registration whose phone is verified, once; one that a crash or a silent bureau left without an
 * answer is asked for again when somebody looks. Returns where the registration stands.
 */
export async function preDecide(
  platform: Platform,
  { decider, ports }: Pick<Engine, 'decider' | 'ports'>,
  borrowerId: string,
): Promise<ApplicationStatus> {
  const { db, clock, log } = platform;
  const { borrower } = (await findRegistering(db, borrowerId)) ?? refuse('BORROWER_NOT_FOUND');
  const newest = await newestOf(db, borrowerId);
  const now = clock.now();
  if (!newest || !needsPreDecision(newest, borrower.isPhoneVerified, now)) return statusOf(borrower.status, newest);
  const moment = { now, today: dayIn(ZONE, now) };
  const biometry = await ports.biometryOf(db, borrowerId, now);
  let verdict: PreVerdict = continues;
  try {
    const signals = await signalsOf(platform, ports, { borrower, application: newest }, now);
    verdict = await decider.preDecide(
      platform,
      applicantOf(platform, { borrower, application: newest, biometry, signals }, moment),
    );
  } catch (error) {
    log.warn({ err: error }, 'no pre-decision: the registration goes on without');
  }
  const { said, codes, record } = verdict;
  const { retailerId, storeId, operatorId } = newest;
  const told = { applicationId: newest.id, to: phoneOf(platform.secrets, borrower), retailerId, operatorId, at: now };
  return act(platform, {
    principal: { kind: 'system', name: 'registration', retailerId, zone: ZONE },
    read: (at) => newestOf(at, borrowerId),
    decide(still) {
      if (still?.id !== newest.id || still.status !== 'OPEN') return { unchanged: statusOf(borrower.status, still) };
      return {
        answer: statusOf(borrower.status, { status: 'OPEN', preDecision: said }),
        writes: [
          preDecidedFragment(newest, { said, codes, decisionId: record?.id ?? null }, now),
          ...(record ? [record.fragment] : []),
          // Who is denied by a machine is told where a person is asked for.
          ...(said === 'DENIED' ? outcomeMessage(platform, told, 'DENIED') : []),
        ],
        audit: {
          action: 'application.pre-decided',
          subject: borrowerId,
          storeId,
          operatorId,
          detail: { said },
        },
        missed: { pre_decided: 'REGISTRATION_NOT_OPEN' },
      };
    },
  });
}
