import { getPublicConfiguration } from '../../lib/brand/public-configuration.ts';
import { hearFaults, whenIdle } from '../../lib/watching/begin.ts';

/**
 * Hears faults of a customer's page from the first instant; what reports them is loaded once the page has nothing else to
 * do, and only where the configuration names a service. Nothing here counts what customers do.
 */
export function reportFaults(): void {
  hearFaults();
  whenIdle(async () => {
    const { errors } = getPublicConfiguration().watching;
    if (errors !== null) (await import('../../lib/watching/error-reports.ts')).reportErrors(errors);
  });
}
