import { compareAgreed, compareBooked, compareDue } from './compare.ts';
import type { Act, Life, LifeEvent } from './life.ts';
import { type Account, openAccount } from './product/account.ts';
import { agreementRules, type LifeShop, MDR, rates } from './product/shops.ts';
import type { Platform } from '../../kernel/platform.ts';
import { dueDays } from './reference/calendar.ts';
import { type Lines, Posting } from './reference/entries.ts';
import { Servicing } from './reference/servicing.ts';
import type { Terms } from './reference/plan.ts';

const LARGEST = 1_000;
/** A counter takes no less than a real. */
const LEAST = 100;

/** A life under way: the same contract in the product and in the reference. */
export class Living {
  readonly life: Life;
  private readonly account: Account;
  private readonly servicing: Servicing;
  private readonly posting = new Posting();
  readonly story: string[] = [];

  private constructor(life: Life, account: Account, servicing: Servicing) {
    this.life = life;
    this.account = account;
    this.servicing = servicing;
  }

  /** Sells. @throws Error that names each difference. */
  static async begin(at: { platform: Platform; shop: LifeShop; isLateIofCharged: boolean }, life: Life, day: string) {
    const account = await openAccount(at.platform, at.shop, life);
    const { bought } = account;
    const [monthly, weekly] = rates[life.owner];
    const terms = termsOf(life, bought.rule === 'MONTHLY' ? monthly : weekly, at.isLateIofCharged);
    const servicing = new Servicing({
      terms,
      value: bought.value,
      isOnExtraLimit: life.product === 'SUPER_PURCHASE',
      coupon: life.coupon && { cents: bought.coupon, by: life.coupon },
      fee: bought.fee,
      day,
      dues: dueDays(bought.first, bought.rule, bought.count),
    });
    const living = new Living(life, account, servicing);
    living.posting.add(servicing.sale());
    living.story.push(`${day} sold ${JSON.stringify(bought)}`);
    await living.check();
    return living;
  }

  /** Does an event of the life. @throws Error that names each difference. */
  async live(event: LifeEvent, day: string): Promise<void> {
    const { servicing, account } = this;
    servicing.closeDay(day);
    const differences = servicing.agreement
      ? compareAgreed(servicing, day, await account.agreedDue())
      : compareDue(servicing, day, await account.due());
    this.stop(differences, `${day} before ${event.act}`);
    const lines = servicing.agreement ? await this.actAgreed(event, day) : await this.act(event, day);
    if (!lines) return;
    this.posting.add(lines);
    await this.check();
  }

  private async act({ act, size }: LifeEvent, day: string): Promise<Lines | null> {
    const { servicing, account } = this;
    const many = 1 + (size % 3);
    const { open } = servicing;
    const tell = (text: string) => this.story.push(`${day} ${act}: ${text}`);
    const doing: Record<Act, () => Promise<Lines | null>> = {
      pay: () => this.payMany(many, day, tell),
      'pay off': () => this.payMany(open.length, day, tell),
      'pay by Pix': async () => {
        if (open.length === 0) return null;
        tell(`${many} installments`);
        await account.payByPix(many);
        return servicing.pay(many, day, 'cash_at_bank');
      },
      'pay part': async () => {
        const amount = this.amountOf(size, day);
        if (amount === null) return null;
        tell(`${amount} cents`);
        await account.payAmount(amount);
        return servicing.payAmount(amount, day);
      },
      agree: async () => {
        const rules = agreementRules(this.life.owner);
        if (!servicing.mayAgree(day, rules)) return null;
        const count = await account.agree(size);
        tell(`${count} payments`);
        return servicing.agree(day, rules, count);
      },
      break: () => Promise.resolve(null),
      undo: async () => {
        if (!servicing.mayUndo) return null;
        tell('the latest payment');
        await account.undo();
        return servicing.undo();
      },
      'return part': async () => {
        const value = Math.floor((servicing.left.value * (1 + (size % 900))) / LARGEST);
        if (servicing.open.length === 0 || value === 0) return null;
        tell(`${value} cents`);
        await account.giveBack(value);
        return servicing.giveBack(value, day);
      },
      'return all': async () => {
        if (servicing.left.value === 0) return null;
        tell('all that is left');
        await account.giveBack(undefined);
        return servicing.giveBack(servicing.left.value, day);
      },
    };
    return doing[act]();
  }

  /** While an agreement stands, money pays it. */
  private async actAgreed(event: LifeEvent, day: string): Promise<Lines | null> {
    const { servicing, account } = this;
    const { act } = event;
    if (act === 'agree') return null;
    if (act === 'return part' || act === 'return all') return this.act(event, day);
    this.story.push(`${day} ${act}: of the agreement`);
    if (act === 'break' || act === 'undo') {
      await account.break();
      servicing.break();
      return new Map();
    }
    await account.payAgreed();
    return servicing.payAgreed(day);
  }

  private async payMany(count: number, day: string, tell: (text: string) => void): Promise<Lines | null> {
    if (this.servicing.open.length === 0) return null;
    tell(`${count} installments`);
    await this.account.pay(count);
    return this.servicing.pay(count, day);
  }

  /** Part of what the next two cost, often a few cents less than one; null when there is nothing to pay. */
  private amountOf(size: number, day: string): number | null {
    const { open } = this.servicing;
    const openFee = this.servicing.openFee(day);
    const due = open.slice(0, 2).map((debt) => this.servicing.dueOn(debt, day));
    const [first] = due;
    if (first === undefined) return null;
    const total = due.reduce((sum, one) => sum + one, 0);
    const part = size % 4 === 0 ? first - 1 - (size % 99) : Math.floor((total * (1 + size)) / (LARGEST + 2));
    const amount = Math.max(openFee + part, LEAST);
    return amount > openFee && amount < openFee + total ? amount : null;
  }

  private async check(): Promise<void> {
    this.stop(compareBooked(this.servicing, this.posting.lines, await this.account.booked()), 'after it');
  }

  private stop(differences: readonly string[], when: string): void {
    if (differences.length > 0) throw new Error([when, ...differences].join('\n'));
  }
}

function termsOf(life: Life, rate: string, isLateIofCharged: boolean): Terms {
  const isProviders = life.owner === 'PROVIDER';
  return {
    owner: life.owner,
    rate,
    isPaidByRetailer: life.product === 'INTEREST_PAID_BY_RETAILER',
    hasIof: isProviders,
    dailyIof: '0.000082',
    additionalIof: '0.0038',
    iofDays: 365,
    isLateIofCharged: isProviders && isLateIofCharged,
    hasContractInterestWhenLate: isProviders,
    fineRate: '0.02',
    lateRate: '0.01',
    mdrRate: MDR,
  };
}
