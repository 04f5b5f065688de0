import type { RouteName } from '@balcao/contract';
import { newId } from '../../kernel/ids.ts';
import type { Answered, Ask } from '../counter.ts';
import type { Model } from './model.ts';
import type { Reasons } from './reasons.ts';
import type { Statistics } from './statistics.ts';
import type { Clerk, World } from './world.ts';

/** How long a person takes between two acts. */
const STEP_SECONDS = 7;

export interface Call {
  route: RouteName;
  ask: Ask;
  by?: Clerk;
  /** Every reason the model has for a refusal; none: it must be done. */
  reasons: Reasons;
  /** Codes that may be answered as well, where the model does not count exactly. */
  may?: Reasons;
  /** The answer is kept under the request's key. */
  isKeyed?: boolean;
  /** The Pix bank does not answer this time. */
  isBankSilent?: boolean;
}

/** Where a run's commands meet the product: sends what they ask, compares the answer with the model, keeps the story. */
export class Till {
  readonly world: World;
  readonly model: Model;
  readonly statistics: Statistics;
  readonly story: string[] = [];

  constructor(world: World, model: Model, statistics: Statistics) {
    this.world = world;
    this.model = model;
    this.statistics = statistics;
  }

  pass(seconds = STEP_SECONDS): void {
    const now = new Date(this.world.clock.now().getTime() + seconds * 1_000);
    this.world.clock.set(now);
    this.model.now = now;
  }

  note(text: string): void {
    this.story.push(`${this.model.now.toISOString().slice(0, 16)} ${text}`);
  }

  /** @throws Error when the product's answer is not the model's. */
  async send(request: Call): Promise<Answered> {
    const { route, ask, by = 'cashier', reasons, may = [], isKeyed = false, isBankSilent = false } = request;
    const key = newId();
    const answer = await this.world.call(route, { ...ask, key }, { by, isBankSilent });
    this.note(`${by}: ${route} ${JSON.stringify(ask)} -> ${answer.code ?? answer.status}`);
    if (answer.code !== undefined) this.statistics.answered(answer.code);
    this.judge(route, answer.code, reasons, may);
    if (isKeyed && (answer.code === undefined || isBankSilent)) {
      const resend = (isChanged: boolean) =>
        this.world.call(route, { ...ask, ...(isChanged && { body: { ...ask.body, storeId: newId() } }), key }, { by });
      this.model.kept.push({ at: this.model.now, resend, body: answer.body });
    }
    return answer;
  }

  private judge(route: string, code: string | undefined, reasons: Reasons, may: Reasons): void {
    if (code === undefined) {
      if (reasons.length > 0) throw new Error(`${route} was done, the model refuses it: ${reasons.join(', ')}`);
      return;
    }
    if (reasons.includes(code) || may.includes(code)) return;
    const expected = reasons.length > 0 ? `one of ${reasons.join(', ')}` : 'success';
    throw new Error(`${route} answered ${code}, the model expects ${expected}`);
  }

  /** Looks the customer up unless that was done a moment ago. */
  async serve(by: Clerk, customer: Model['customers'][number]): Promise<void> {
    if (this.model.hasGrant(by, customer)) return;
    await this.send({
      route: 'GET /coordinator/borrowers/find-one',
      ask: { query: { cpf: customer.cpf } },
      by,
      reasons: [],
    });
    customer.grants.set(by, new Date(this.model.now.getTime() + 30 * 60_000));
  }

  /** Expects what the product says to be what the model says. */
  same(what: string, product: unknown, model: unknown): void {
    const [said, expected] = [JSON.stringify(product), JSON.stringify(model)];
    if (said !== expected) throw new Error(`${what}: the product says ${said}, the model ${expected}`);
  }
}

/** Reais on the wire as cents. */
export const centsOf = (reais: unknown): number => Math.round(Number(reais) * 100);
export const reaisOf = (cents: number): number => cents / 100;
