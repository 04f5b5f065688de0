/** The page to return to after login; undefined unless it is a page of this very site. */
export function safeOrigin(origin: unknown): string | undefined {
  if (typeof origin !== 'string' || !/^\/(?![/\\])/.test(origin)) return undefined;
  return origin === '/' || origin.startsWith('/login') ? undefined : origin;
}
