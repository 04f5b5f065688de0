const controls = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Focuses the first field of `form` that shows an error, also one that the server found; true when there is one. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (invalid === null) return false;
  // A group of choices cannot have the focus itself.
  (invalid.matches(controls) ? invalid : invalid.querySelector<HTMLElement>(controls))?.focus();
  return true;
}
