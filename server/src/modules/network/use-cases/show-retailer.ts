import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { readProfile } from '../facts.ts';
import { reading } from '../house.ts';
import { type RetailerView, retailerView } from '../views.ts';

/** @throws Refusal RETAILER_NOT_FOUND. */
export function showRetailer(platform: Platform, actor: Actor, retailerId: string): Promise<RetailerView> {
  return reading(platform, actor, retailerId, async (isProvider) =>
    retailerView(
      await readProfile(platform.db, retailerId, dayIn(actor.zone, platform.clock.now())),
      isProvider && actor.role === 'analyst',
    ),
  );
}
