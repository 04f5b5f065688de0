const listeners = new Set<(path: string) => void>();

/** The page became another one without a load. */
export function tellPath(path: string): void {
  for (const listener of listeners) listener(path);
}

/** Tells the path of the page, now and whenever it changes. */
export function followPath(listener: (path: string) => void): void {
  listener(window.location.pathname);
  listeners.add(listener);
}
