import { actOnAgreement, acts } from './acts.ts';
import { compareAgreed, compareBooked, compareDue } from './compare.ts';
import type { Life, LifeEvent } from './life.ts';
import { type Account, openAccount } from './product/account.ts';
import type { LifeShop } from './product/shops.ts';
import { lenders, termsOf } from './product/terms.ts';
import { dueDays, plusDays } from './reference/calendar.ts';
import { Customer } from './reference/customer.ts';
import { type Lines, Posting } from './reference/entries.ts';
import type { Servicing } from './reference/servicing.ts';
import type { Lived } from './tally.ts';
import type { Charge, World } from './world.ts';

/** Codes that a phone is sent in a day at most. */
const MOST_CODES = 4;

/** A life under way: the same customer in the product and in the reference. */
export class Living {
  readonly life: Life;
  readonly account: Account;
  readonly customer = new Customer();
  readonly shops: readonly LifeShop[];
  readonly story: string[] = [];
  charge: Charge | null = null;
  private readonly world: World;
  private readonly posting = new Posting();
  private codes = { day: '', sent: 0 };

  private constructor(world: World, life: Life, account: Account, shops: readonly LifeShop[]) {
    this.world = world;
    this.life = life;
    this.account = account;
    this.shops = shops;
  }

  /** Sells what is bought first. @throws Error that names each difference. */
  static async begin(world: World, life: Life, day: string): Promise<Living> {
    const shops = [...new Set(life.purchases.map((one) => world.shopOf(one)))];
    const living = new Living(world, life, await openAccount(world.platform, shops), shops);
    living.posting.add((await living.buy(day)) ?? new Map());
    await living.check();
    return living;
  }

  /** The day of an event: those that meet a due date wait for the next one. */
  dayOf({ after, meets }: LifeEvent, day: string): string {
    const from = plusDays(day, after);
    if (!meets) return from;
    const days = this.customer.contracts.flatMap(({ open }) => open.map(({ lastFree }) => lastFree));
    const next = days.filter((one) => one >= from).toSorted()[0];
    return next === undefined ? from : plusDays(next, meets === 'the first late day' ? 1 : 0);
  }

  /** Does an event of the life. @throws Error that names each difference. */
  async live(event: LifeEvent, day: string): Promise<void> {
    const { customer } = this;
    const contract = customer.contracts[event.of % customer.contracts.length];
    if (!contract) throw new Error('nothing was bought');
    this.closeDay(day);
    this.stop(compareDue(customer, day, await this.account.due()), `${day} before ${event.act}`);
    if (contract.agreement) {
      const found = await this.account.agreed(this.indexOf(contract)).agreedDue();
      this.stop(compareAgreed(contract, day, found), `${day} before ${event.act}`);
    }
    const act = contract.agreement && event.act !== 'buy' ? actOnAgreement : acts[event.act];
    const lines = await act(this, event, { contract, day });
    if (!lines) return;
    this.posting.add(lines);
    this.countItems();
    await this.check();
  }

  /** Buys what is next on the list; null when there is no more, or it would not be sold. */
  async buy(day: string): Promise<Lines | null> {
    const { customer, world } = this;
    const purchase = this.life.purchases[customer.contracts.length];
    if (!purchase || !this.mayAsk(day)) return null;
    const sold = world.shopOf(purchase);
    const bought = await this.account.buy(sold, purchase);
    const contract = customer.buy({
      terms: termsOf(purchase, bought.rule, world.isLateIofCharged),
      place: sold.name,
      lender: purchase.isElsewhere ? lenders.elsewhere : lenders.here,
      value: bought.value,
      isOnExtraLimit: purchase.product === 'SUPER_PURCHASE',
      coupon: purchase.coupon && { cents: bought.coupon, by: purchase.coupon },
      fee: bought.fee,
      day,
      dues: dueDays(bought.first, bought.rule, bought.count),
    });
    this.count(`${purchase.product} of the ${purchase.owner}`);
    if (purchase.coupon)
      this.count(purchase.coupon === 'PROVIDER' ? 'coupon of the provider' : 'coupon of the retailer');
    if (customer.contracts.length > 1) this.count('bought beside another contract');
    this.tell(day, `bought ${JSON.stringify({ at: sold.name, ...bought })}`);
    return contract.sale();
  }

  /** Whether a code may be sent to the customer's phone that day; counts it. */
  mayAsk(day: string): boolean {
    if (this.codes.day !== day) this.codes = { day, sent: 0 };
    if (this.codes.sent >= MOST_CODES) return false;
    this.codes.sent += 1;
    return true;
  }

  /** Who receives money of contracts. */
  receiver({ at }: LifeEvent, of: readonly Servicing[]): LifeShop {
    const shop = this.shops[at % this.shops.length];
    if (!shop) throw new Error('no shop');
    if (of.some(({ sold }) => sold.place !== shop.name)) this.count('received by another retailer');
    return shop;
  }

  indexOf = (contract: Servicing): number => this.customer.contracts.indexOf(contract);

  count(kind: Lived): void {
    this.world.tally.count(kind);
  }

  tell(day: string, text: string): void {
    this.story.push(`${day} ${text}`);
  }

  private countItems(): void {
    for (const { kinds } of this.customer.contracts) for (const kind of kinds.splice(0)) this.count(kind);
  }

  private closeDay(day: string): void {
    for (const contract of this.customer.contracts) {
      const isAgreed = contract.agreement !== null;
      contract.closeDay(day);
      if (isAgreed && !contract.agreement) this.count('agreement broken by the close');
    }
  }

  private async check(): Promise<void> {
    this.stop(compareBooked(this.customer, this.posting.lines, await this.account.booked()), 'after it');
  }

  private stop(differences: readonly string[], when: string): void {
    if (differences.length > 0) throw new Error([when, ...differences].join('\n'));
  }
}
