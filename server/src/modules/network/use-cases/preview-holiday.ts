import type { Handled } from '@balcao/contract';
import { nextBankBusinessDay } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { dueInStoresFact } from '../../payments/index.ts';
import { checkDay, placeOf, storesIn } from '../holiday-facts.ts';
import { changing } from '../house.ts';

type Call = Handled<'POST /network/holidays/preview'>;

/** What a holiday would move. @throws Refusal of `changing`, `placeOf`, `storesIn` and `checkDay`. */
export function previewHoliday({ db, clock }: Platform, actor: Actor, body: Call['body']): Promise<Call['answer']> {
  return changing({ db }, actor, body.retailerId ?? null, async () => {
    const day = body.day as Parameters<typeof checkDay>[0];
    checkDay(day, dayIn(actor.zone, clock.now()));
    const stores = await storesIn(db, placeOf(body), day);
    const found = await rowOf(db, select({ installments: dueInStoresFact(stores, day) }));
    return {
      stores: stores.length,
      installments: found?.installments ?? 0,
      payableOn: nextBankBusinessDay(day, new Set([day])),
    };
  });
}
