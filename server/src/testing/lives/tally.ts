import { kindsOfItems } from './reference/kinds.ts';

const products = ['STANDARD', 'INTEREST_PAID_BY_RETAILER', 'SUPER_PURCHASE', 'SMARTPHONE_SALE'] as const;
const owners = ['STORE', 'PROVIDER'] as const;

const kindsOfActs = [
  'coupon of the provider',
  'coupon of the retailer',
  'bought beside another contract',
  'paid of several contracts at once',
  'received by another retailer',
  'prepaid from the last backwards',
  'Pix of what was asked',
  'Pix of less',
  'Pix of more',
  'Pix of a charge that was over',
  'payment taken back',
  'agreement',
  'payment of an agreement',
  'agreement paid off',
  'agreement broken at the counter',
  'agreement broken by the close',
  'return while an agreement runs',
  'return in part',
  'return of all',
  'return on the day of the sale',
  'return for a defect, late charges with it',
  'set off against the contract itself',
  'set off against another contract',
  'set off against a contract of another retailer',
  'handed back in cash',
] as const;

type KindOfAct = (typeof kindsOfActs)[number];
type KindOfSale = `${(typeof products)[number]} of the ${(typeof owners)[number]}`;
export type Lived = KindOfAct | KindOfSale | (typeof kindsOfItems)[number];

const kinds: readonly Lived[] = [
  ...owners.flatMap((owner) => products.map((product): KindOfSale => `${product} of the ${owner}`)),
  ...kindsOfItems,
  ...kindsOfActs,
];

/** Counts what was lived, by kind. */
export class Tally {
  /** Some of the lives are under a law that charges IOF of late days. */
  isLateIofCharged = false;
  private readonly counts = new Map<Lived, number>(kinds.map((kind) => [kind, 0]));

  count(kind: Lived): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }

  /** Kinds that nobody lived; a law that says that the lender bears a tax lets nobody live that it is charged. */
  get missing(): Lived[] {
    const borne = this.isLateIofCharged ? [] : ['IOF of late days charged'];
    return kinds.filter((kind) => this.counts.get(kind) === 0 && !borne.includes(kind));
  }

  get told(): string {
    return kinds.map((kind) => `${String(this.counts.get(kind)).padStart(7)} ${kind}`).join('\n');
  }
}
