import type { DayCloseStep } from '../../kernel/day-close/steps.ts';
import { erasedPhotosFragments } from '../biometry/index.ts';
import { erasedImagesFragment } from '../borrowers/index.ts';
import { photosErasedFragment, photosOver } from './store.ts';

const MOST_AT_ONCE = 50;

/** Photographs of customers who asked for it, once the law keeps them no more. */
export const erasePhotos: DayCloseStep = {
  name: 'care.erase-photos',
  isAside: true,
  async run(db, { day, now, limit }) {
    const most = Math.min(limit, MOST_AT_ONCE);
    const over = await photosOver(db, day, most);
    for (const key of over) {
      const { borrowerId } = key;
      const gone = [
        photosErasedFragment(key, now),
        ...erasedPhotosFragments(borrowerId),
        erasedImagesFragment(borrowerId),
      ];
      // They commit together with the batch.
      for (const { statement } of gone) await statement.execute(db);
    }
    return { rows: over.length, cursor: over.length === most ? 'more' : null };
  },
};
