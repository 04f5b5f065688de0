import { newId } from '../../../kernel/ids.ts';
import type { StoreName } from '../counter-rows.ts';
import { terms } from '../counter-rows.ts';
import type { Contract, Coupon, Customer, Evaluation, Model } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofBuyer, ofCoupon, ofEvaluation, ofGrant, ofLimit, ofStore, ofValue, type Reasons, when } from '../reasons.ts';
import { centsOf, reaisOf, type Till } from '../till.ts';
import type { GivenApproval } from './cancellation.ts';
import { anyCustomer, anyStore, type Command, mostlyServe, storeId } from './command.ts';

export interface Purchase {
  customer: Customer;
  store: StoreName | null;
  cents: number;
  /** Null: one that nobody has; undefined: none is asked for. */
  coupon?: Coupon | null;
  evaluation?: Evaluation | null;
  /** Most the customer wants to pay at a time. */
  desired?: number;
  device?: DevicePurchase;
  /** Paid at the counter besides, of no device; and who approved it. */
  down?: { cents: number; approval?: GivenApproval | undefined };
  /** The product said that some plan of it is within the desired installment. */
  isWithin?: boolean;
}

/** A device on sale; null is one that nobody sells. */
export interface DevicePurchase {
  productId: string;
  /** What is financed of the asked value, and what is paid at the counter. */
  principal: number;
  down: number;
  /** Why it cannot be sold at that value. */
  reasons: Reasons;
  /** The same device asked for at another value. */
  at: (cents: number) => DevicePurchase;
}

interface OfferAnswer {
  id: string;
  principal: number;
  downPayment: number;
  couponDiscount: number;
  customerFeeValue: number;
  validUntil: string;
  fit: { proposalId: string | null; largestValue: number | null } | null;
  sourceProduct: string | null;
  proposals: {
    id: string;
    numberOfInstallments: number;
    installmentValue: number;
    lastInstallmentValue: number;
    totalPurchaseValue: number;
    financedValue: number;
  }[];
}

/** Asks for the proposals of a purchase. Returns the offer, or null when it is refused. */
export async function price(till: Till, purchase: Purchase): Promise<Contract | null> {
  const { model } = till;
  const { customer, store, cents, coupon, evaluation, desired, device, down } = purchase;
  const principal = device?.principal ?? cents;
  const discount = coupon ? couponOff(principal) : 0;
  const extra = evaluation === undefined ? 0 : principal - discount;
  const isNamed = evaluation !== undefined || device !== undefined;
  const hasPolicy = isNamed ? store === 'main' : store !== 'odd';
  const noPolicy = isNamed ? 'POLICY_NOT_FOUND' : 'CONTRACT_POLICY_NOT_FOUND';
  const answer = await till.send({
    route: 'POST /coordinator/contracts',
    ask: {
      body: {
        borrowerId: customer.id,
        principal: reaisOf(cents),
        storeId: storeId(till, store),
        ...(coupon !== undefined && { couponId: coupon?.id ?? newId() }),
        ...(evaluation !== undefined && { transactionalCreditEvaluationId: evaluation?.id ?? newId() }),
        ...(desired !== undefined && { desiredInstallmentValue: reaisOf(desired) }),
        ...(device && { productId: device.productId }),
        ...(down && { downPayment: reaisOf(down.cents), ...(down.approval && { approvalId: down.approval.id }) }),
      },
    },
    reasons: [
      ...ofGrant(model, 'cashier', customer),
      ...ofStore(model, store),
      ...ofBuyer(customer),
      ...(hasPolicy ? [] : [noPolicy]),
      ...(device?.reasons ?? []),
      ...when(down?.approval?.isValid === false, 'APPROVAL_NOT_VALID'),
      ...when(down !== undefined && down.cents > terms.downAlone && !down.approval, 'APPROVAL_REQUIRED'),
      ...ofLimit(model, customer, principal - discount - extra),
      ...ofValue(model, customer, principal),
      ...(coupon === undefined ? [] : ofCoupon(model, coupon, principal)),
      ...(evaluation === undefined ? [] : ofEvaluation(model, evaluation, { store, cents: principal })),
    ],
  });
  if (answer.code === 'INSUFFICIENT_LIMIT') {
    const { details } = answer.body as { details: Record<'missing' | 'largestValue', number> };
    const { missing, largestValue } = details;
    const largest = largestWithinLimit(model, purchase);
    const short = principal - discount - model.available(customer);
    till.same('what is missing, and what fits', [missing, largestValue].map(centsOf), [short, largest]);
    if (largest > 0) await price(till, atValue(purchase, largest));
  }
  if (answer.code !== undefined || store === null) return null;
  const said = answer.body as OfferAnswer;
  const offer = kept(till, { ...purchase, store }, said, { discount, extra });
  model.contracts.push(offer);
  const within = said.fit?.largestValue ?? null;
  if (within !== null) await price(till, { ...atValue(purchase, centsOf(within)), isWithin: true });
  return offer;
}

/** The same ask at another value, with nothing paid down; below its minimum, without the coupon. */
function atValue(whole: Purchase, cents: number): Purchase {
  const { coupon, device, down: _, ...purchase } = whole;
  const other = device?.at(cents);
  const isGood = coupon && (other?.principal ?? cents) >= terms.coupon.minimum;
  return { ...purchase, cents, ...(isGood && { coupon }), ...(other && { device: other }) };
}

/** The largest value below the asked one that takes no more than what is left of the limit, by trying each; or 0. */
function largestWithinLimit(model: Model, purchase: Purchase): number {
  const left = model.available(purchase.customer);
  for (let cents = purchase.cents - 1; cents > 0; cents -= 1) {
    const { coupon, device } = atValue(purchase, cents);
    const principal = device?.principal ?? cents;
    const taken = principal - (coupon ? couponOff(principal) : 0);
    const isSold = taken <= left && (device?.reasons.length ?? 0) === 0;
    if (isSold && ofValue(model, purchase.customer, principal).length === 0) return cents;
  }
  return 0;
}

/** Ten percent, HALF_UP, at most the cap; a real of the purchase stays. */
const couponOff = (cents: number) => {
  const tenth = Math.floor((cents * terms.coupon.percent + 50) / 100);
  return Math.max(0, Math.min(tenth, terms.coupon.cap, cents - 100));
};

function kept(
  till: Till,
  {
    customer,
    store,
    cents: asked,
    coupon,
    evaluation,
    desired,
    device,
    down,
    isWithin,
  }: Purchase & { store: StoreName },
  said: OfferAnswer,
  { discount, extra }: { discount: number; extra: number },
): Contract {
  const { model } = till;
  const cents = device?.principal ?? asked;
  const validUntil = new Date(model.now.getTime() + 2 * 86_400_000);
  // No source lets the store's own credit charge one.
  const fee = store === 'own' ? 0 : Math.floor((cents + 50) / 100);
  const figures = [said.couponDiscount, said.customerFeeValue, said.principal, said.downPayment].map(centsOf);
  till.same('the offer', figures, [discount, fee, cents, device?.down ?? down?.cents ?? 0]);
  till.same('the end of the offer', said.validUntil, validUntil.toISOString());
  checkProposals(till, said, { desired, isWithin });
  return {
    id: said.id,
    customer,
    store,
    state: 'OFFERED',
    product: said.sourceProduct,
    productId: device?.productId ?? null,
    device: null,
    principal: cents,
    couponDiscount: discount,
    extra,
    fee,
    coupon: coupon ?? null,
    evaluation: evaluation ?? null,
    offeredAt: model.now,
    validUntil,
    countedFrom: model.today,
    proposals: said.proposals.map((one) => ({
      id: one.id,
      count: one.numberOfInstallments,
      total: centsOf(one.totalPurchaseValue),
      financed: centsOf(one.financedValue),
      code: null,
    })),
    acceptedOn: null,
    installments: [],
    returned: 0,
    returnedAt: [],
  };
}

/** Equal installments but for the last, and the fewest of them that stay within the desired installment, the fee with the first. */
function checkProposals(
  till: Till,
  { proposals, fit, customerFeeValue }: OfferAnswer,
  { desired, isWithin }: { desired: number | undefined; isWithin: boolean | undefined },
): void {
  for (const one of proposals) {
    const equal = centsOf(one.installmentValue) * (one.numberOfInstallments - 1);
    till.same('the total', centsOf(one.totalPurchaseValue), equal + centsOf(one.lastInstallmentValue));
  }
  const fee = centsOf(customerFeeValue);
  // The last may carry a few cents more.
  const within = proposals.find((one) => centsOf(one.installmentValue) + fee <= (desired ?? 0));
  till.same('the plan within the desired installment', fit?.proposalId ?? null, within?.id ?? null);
  if (isWithin) till.same('that some plan is within the desired installment', within !== undefined, true);
}

/** Mostly a value the customer can buy for, sometimes one that is too small or too much. */
function anyValue(model: Model, picks: Picks, customer: Customer): number {
  const most = Math.min(60_000, model.available(customer));
  if (!picks.chance(25)) return picks.between(3_000, most);
  return picks.one([
    model.available(customer) + picks.between(1, 90_000),
    picks.between(2_000, 2_999),
    picks.between(100, 1_999),
    0,
  ]);
}

const pricing: Command = {
  name: 'price a purchase',
  weight: 6,
  run: async (till, picks) => {
    const customer = anyCustomer(till.model, picks);
    await mostlyServe(till, picks, customer);
    const cents = anyValue(till.model, picks, customer);
    return (await price(till, { customer, store: anyStore(till.model, picks), cents })) !== null;
  },
};

const pricingByInstallment: Command = {
  name: 'price a purchase for a desired installment',
  weight: 2,
  run: async (till, picks) => {
    const customer = anyCustomer(till.model, picks);
    await mostlyServe(till, picks, customer);
    const cents = picks.between(6_000, Math.min(60_000, till.model.available(customer)));
    const desired = picks.between(1_000, cents);
    return (await price(till, { customer, store: anyStore(till.model, picks), cents, desired })) !== null;
  },
};

const couponPricing: Command = {
  name: 'price a purchase with a coupon',
  weight: 8,
  isPossible: (model) => model.customers.some(({ coupons }) => coupons.length > 0),
  run: async (till, picks) => {
    const owners = till.model.customers.filter(({ coupons }) => coupons.length > 0);
    const customer = picks.one(owners);
    const fresh = customer.coupons.filter(({ usedOn, isWithdrawn }) => usedOn === null && !isWithdrawn);
    const coupon = picks.chance(5)
      ? null
      : picks.one(picks.chance(30) || fresh.length === 0 ? customer.coupons : fresh);
    await mostlyServe(till, picks, customer);
    const most = Math.min(60_000, till.model.available(customer));
    const cents = picks.chance(15) ? picks.between(3_000, 4_999) : picks.between(5_000, most);
    return (await price(till, { customer, store: anyStore(till.model, picks), cents, coupon })) !== null;
  },
};

export const purchaseCommands: readonly Command[] = [pricing, pricingByInstallment, couponPricing];
