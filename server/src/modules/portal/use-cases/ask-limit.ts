import type { Handled } from '@balcao/contract';
import type { Customer, Keyed } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type CreditPorts, requestOwnLimit } from '../../credit/index.ts';
import { atSeller } from '../seller.ts';

type Call = Handled<'POST /portal/limit-requests'>;

/** Asks for more limit at the provider's house, whose analysts decide on customers of every shop. @throws Refusal as `requestOwnLimit`. */
export const askLimit = (
  platform: Platform,
  ports: CreditPorts,
  by: Keyed<Customer>,
  { limit }: Call['body'],
): Promise<Call['answer']> =>
  atSeller(platform, by, by, (at) => requestOwnLimit(platform, ports, { ...at, claim: by.claim }, limit));
