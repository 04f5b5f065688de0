import type { Customer, System } from '../../../../kernel/act/principal.ts';

/** Who acts on a page before a code said who holds it. */
export const asPage = ({ retailerId, zone }: Customer): System => ({
  kind: 'system',
  name: 'online-application',
  retailerId,
  zone,
});
