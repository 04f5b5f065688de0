/** How long a read that failed waits before it is tried again, in ms: 1 s, then 2 s. */
export const retryWait = (failures: number): number => 1000 * 2 ** failures;
