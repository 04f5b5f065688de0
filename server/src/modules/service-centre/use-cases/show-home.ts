import { type Handled, maskPhone } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { atCounter } from '../at-counter.ts';
import { isMeasured } from '../rules/measured.ts';

type Call = Handled<'GET /operator-service-center/home'>;

/** Who works here now, for the greeting. @throws Refusal OPERATOR_NOT_FOUND, FORBIDDEN. */
export async function showHome(platform: Platform, actor: Actor, query: Call['query']): Promise<Call['answer']> {
  const { id, name, phone, role } = await atCounter(platform, actor, query);
  return {
    operator: {
      id,
      name,
      phoneNumber: maskPhone(phone),
      role,
    },
    showPerformance: isMeasured(actor.role) && isMeasured(role),
  };
}
