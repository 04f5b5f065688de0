import type { CivilDate, Handled } from '@balcao/contract';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { shownBatch } from '../desk.ts';
import { moving } from '../house.ts';
import { makeDueBatch } from '../make-due-batch.ts';

type Call = Handled<'POST /backofficeOriginations/batches'>;

/** @throws Refusal of `moving`, and those of `makeDueBatch` by hand. */
export const makeBatch = (platform: Platform, by: Keyed, { retailerId, date }: Call['body']): Promise<Call['answer']> =>
  moving(platform, by.actor, retailerId, async () => {
    const id = await makeDueBatch(platform, by, { retailerId, day: date as CivilDate, isByHand: true });
    return shownBatch(platform.db, { retailerId, id: id ?? refuse('BATCH_MOVED') }, by.actor.operatorId);
  });
