/** Dialogs that are open, the topmost last. Toasts are shown inside it: all else is inert. */
const openDialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function showModal(dialog: HTMLDialogElement): void {
  // Test browsers and Safari before 15.4 lack the method.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  openDialogs.push(dialog);
  focusFirst(dialog);
  tell();
}

export function hideModal(dialog: HTMLDialogElement): void {
  const at = openDialogs.indexOf(dialog);
  if (at !== -1) openDialogs.splice(at, 1);
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
  tell();
}

export function topDialog(): HTMLDialogElement | null {
  return openDialogs.at(-1) ?? null;
}

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** React already focused an `autoFocus` child; otherwise the first control of the body, the last button, or the title. */
function focusFirst(dialog: HTMLDialogElement): void {
  const wanted =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('.dialog-body :is(input, select, textarea, button, a[href]):not(:disabled)') ??
    dialog.querySelector<HTMLElement>('.dialog-actions button:last-of-type:not(:disabled)') ??
    dialog.querySelector<HTMLElement>('h2');
  wanted?.focus();
}

function tell(): void {
  for (const listener of listeners) listener();
}
