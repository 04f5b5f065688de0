import type { SelectOption } from '../../../ui/field/select.tsx';
import type { KindInfo, PolicyEntry, PolicyHead } from '../policy-calls.ts';
import { everywhere, placeText } from '../texts.ts';

/** Where an entry holds. */
export type Place = Pick<PolicyEntry, 'scope' | 'storeId' | 'retailerId'>;
export interface PlaceOption extends SelectOption {
  place: Place;
}

interface Offered {
  kind: KindInfo;
  stores: readonly SelectOption[];
  /** Those of the provider's analyst; empty for everybody else. */
  retailers: readonly { id: string; name: string }[];
  ownRetailer: string;
  /** The document that is copied: its place is offered too. */
  source: PolicyHead | undefined;
}

const keyOf = ({ scope, storeId, retailerId }: Place): string => [scope, retailerId, storeId].join(' ');
const placeOf = ({ scope, storeId, retailer }: PolicyHead, isOfProvider: boolean): Place => ({
  scope,
  ...(scope === 'STORE' && storeId !== null && { storeId }),
  ...(isOfProvider && retailer && { retailerId: retailer.id }),
});

/** Where the caller may let a policy of a kind hold; the place of what is copied first, else the widest. */
export function placesOf({ kind: { scopes }, stores, retailers, ownRetailer, source }: Offered): PlaceOption[] {
  const isOfProvider = scopes.includes('PROVIDER') || retailers.length > 0;
  const option = (place: Place, label: string): PlaceOption => ({ value: keyOf(place), label, place });
  const inRetailer = isOfProvider
    ? retailers.map(({ id, name }) => option({ scope: 'RETAILER', retailerId: id }, name))
    : [option({ scope: 'RETAILER' }, ownRetailer)];
  const inStore = isOfProvider
    ? []
    : stores.map(({ value, label }) => option({ scope: 'STORE', storeId: value }, label));
  const copied =
    source && scopes.includes(source.scope) ? [option(placeOf(source, isOfProvider), placeText(source))] : [];
  const all = [
    ...copied,
    ...(scopes.includes('PROVIDER') ? [option({ scope: 'PROVIDER' }, everywhere)] : []),
    ...(scopes.includes('RETAILER') ? inRetailer : []),
    ...(scopes.includes('STORE') ? inStore : []),
  ];
  return all.filter(({ value }, at) => all.findIndex((one) => one.value === value) === at);
}
