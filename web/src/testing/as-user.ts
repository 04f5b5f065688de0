import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

/** Somebody at the keys, who does not wait for a clock that the test holds: that would cost 20 ms a key. */
export const asUser = () =>
  userEvent.setup({
    advanceTimers: (ms) => {
      if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
    },
  });
