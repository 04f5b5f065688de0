/** A tab that waits for a receipt. */
export interface ReceiptTab {
  /** False where the browser blocked it. */
  readonly isOpen: boolean;
  show(path: string): void;
  close(): void;
}

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
