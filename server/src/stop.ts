import type { App } from './create-app.ts';

/** Share of the deadline after which clients are hung up on; what is left is for the jobs and the database. */
const HANG_UP_AFTER = 0.7;

/**
 * Ends the process on SIGTERM or SIGINT: running requests finish, then jobs, then the database closes. A client that
 * neither sends nor reads does not hold it: connections are cut, and at the deadline the process ends with 1.
 */
export function stopOnSignal({ http, close }: Pick<App, 'http' | 'close'>, deadlineSeconds: number): void {
  const stop = (signal: string) => {
    http.log.info({ signal }, 'stopping');
    const deadline = deadlineSeconds * 1_000;
    setTimeout(() => {
      http.log.warn('hanging up on clients that do not end');
      http.server.closeAllConnections();
    }, deadline * HANG_UP_AFTER).unref();
    setTimeout(() => {
      http.log.error('stopped by the deadline');
      process.exit(1);
    }, deadline * 0.97).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        http.log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
