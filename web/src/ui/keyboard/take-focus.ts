const pauseMs = 1000;

type TextField = HTMLInputElement | HTMLTextAreaElement;

const typeless = new Set(['checkbox', 'radio', 'button', 'submit', 'range', 'file']);

let typed: { readonly field: TextField; readonly at: number } | null = null;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !typeless.has(target.type));

/** Keys count even where nothing is written: a reader goes on typing into a field that is locked for a moment. */
function noteTyping({ target }: Event): void {
  if (isTextField(target)) typed = { field: target, at: Date.now() };
}

function noteKey(event: KeyboardEvent): void {
  // Enter hands the field over: what comes next may have the focus.
  if (event.key === 'Enter' && typed?.field === event.target) typed = null;
  else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) noteTyping(event);
}

function noteLeaving({ target }: Event): void {
  if (typed?.field === target) typed = null;
}

// While capturing, so that a part that stops an event does not hide it.
document.addEventListener('keydown', noteKey, true);
document.addEventListener('input', noteTyping, true);
document.addEventListener('focusout', noteLeaving, true);

/** A person or a barcode reader is writing in the field that has the focus. */
function isBeingTypedInto({ field, at }: NonNullable<typeof typed>): boolean {
  if (document.activeElement !== field) return false;
  return Date.now() - at < pauseMs || (field.value !== '' && !field.readOnly);
}

/** Puts the focus where the next question is, unless that would send someone's keys into another field. */
export function takeFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (typed && typed.field !== element && isBeingTypedInto(typed)) return;
  element?.focus(options);
}
