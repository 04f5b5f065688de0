import { getPublicConfiguration } from '../../lib/brand/public-configuration.ts';
import { tellFault } from '../../lib/watching/faults.ts';

/**
 * Hears faults of a customer's page from the first instant; what reports them is loaded once the page has nothing else to
 * do, and only where the configuration names a service. Nothing here counts what customers do.
 */
export function reportFaults(): void {
  window.addEventListener('error', ({ error, message }) => tellFault(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => tellFault(reason));
  const load = async () => {
    const { errors } = getPublicConfiguration().watching;
    if (errors !== null) (await import('../../lib/watching/error-reports.ts')).reportErrors(errors);
  };
  // Safari knows no idle time.
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
  whenIdle(() => void load().catch(() => undefined));
}
