/** A tab that waits for a receipt. */
export interface ReceiptTab {
  /** False where the browser blocked it. */
  readonly isOpen: boolean;
  show(path: string): void;
  close(): void;
}

/** How long after the press a tab may still be opened, whatever the browser; most allow five seconds. */
const STILL_ALLOWED_MS = 800;

/** Opens the tab during the click, when popup blockers allow it; blocked, the finished screen still has the link. */
export function openReceiptTab(text: string): ReceiptTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.title = text;
    tab.document.body.textContent = text;
  }
  return {
    isOpen: tab !== null,
    show: (path) => tab?.location.replace(new URL(path, window.location.origin)),
    close: () => tab?.close(),
  };
}

/**
 * A tab for a receipt that comes in a moment. Opening one holds the page up for as long as an answer takes, so the answer
 * opens it; only where the answer is late does a tab wait for it.
 */
export function receiptTabSoon(text: string): Omit<ReceiptTab, 'isOpen'> {
  let tab: ReceiptTab | undefined;
  const late = setTimeout(() => {
    tab = openReceiptTab(text);
  }, STILL_ALLOWED_MS);
  return {
    show: (path) => {
      clearTimeout(late);
      if (tab) tab.show(path);
      else window.open(path, '_blank');
    },
    close: () => {
      clearTimeout(late);
      tab?.close();
    },
  };
}
