import '@testing-library/jest-dom/vitest';
import { errorMessage } from '@balcao/contract/errors';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { learnSentences } from '../lib/api/error.ts';
import { sessionChanged } from '../lib/session/session.ts';
import { toastStore } from '../ui/toast/toasts.ts';
import { expectNoFaults, fakeApi } from './fake-api.ts';

// A read that failed is tried again as often as in a browser, at once.
vi.mock('../app/retry-wait.ts', () => ({ retryWait: () => 1 }));

learnSentences(errorMessage);

// The router restores the scroll; jsdom has none.
window.scrollTo = () => undefined;

// Until a test fakes a route, asking for any fails it. The address of the file before is not this one's.
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  fakeApi();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  sessionChanged();
  for (const { id } of toastStore.get()) toastStore.dismiss(id);
  expectNoFaults();
});

// The encoder of receipt printers knows pictures, which this browser does not.
globalThis.ImageData ??= function ImageData() {} as unknown as typeof ImageData;
