/** Files of modules that write without an act, and why the audit has nothing to say of it. The list may only shrink. */
export const unrecordedWrites: Readonly<Record<string, string>> = {};
