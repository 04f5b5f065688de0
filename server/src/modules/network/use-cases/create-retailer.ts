import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { newRetailerFragment } from '../../retailers/index.ts';
import { retailerFields } from '../entries.ts';
import { changing } from '../house.ts';
import { differenceOf } from '../rules/difference.ts';
import { changeWrite } from '../write.ts';

type Call = Handled<'POST /network/retailers'>;

/** @throws Refusal NETWORK_OF_THE_PROVIDER, CNPJ_TAKEN. */
export function createRetailer(platform: Platform, by: Keyed, body: Call['body']): Promise<Call['answer']> {
  const fields = retailerFields(body);
  return changing(platform, by.actor, null, () =>
    act(platform, {
      principal: by,
      read: () => Promise.resolve({ id: newId() }),
      decide({ id }, moment) {
        const change = { retailerId: id, kind: 'CREATED' as const, difference: differenceOf({}, fields) };
        const { line, audit } = changeWrite(by, change, moment, 'retailer.created');
        return { answer: { id }, writes: [newRetailerFragment({ id, ...fields }), line], audit, taken: 'CNPJ_TAKEN' };
      },
    }),
  );
}
