import { newId } from '../../../kernel/ids.ts';
import { terms } from '../counter-rows.ts';
import type { Contract, Model } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofLimit, ofOffer, when } from '../reasons.ts';
import type { Till } from '../till.ts';
import { liveOffers } from './authorization.ts';
import { anyCustomer, anyStore, type Command, mostlyServe } from './command.ts';
import { type DevicePurchase, price } from './purchase.ts';
import { sellOffer } from './sale.ts';

/** A fixed price is asked for as what is financed. */
export function atFixedPrice(productId: string, cents: number): DevicePurchase {
  const { price: full, down } = terms.device.fixed;
  const principal = full - down;
  const reasons = [
    ...when(cents < principal, 'DEVICE_VALUE_TOO_LOW'),
    ...when(cents > principal, 'DEVICE_VALUE_TOO_HIGH'),
  ];
  return { productId, principal, down, reasons, at: (other) => atFixedPrice(productId, other) };
}

/** A fifth is paid at the counter, and the cents that make the rest whole reais. */
export function withinRange(productId: string, cents: number): DevicePurchase {
  const { price: full, least, down, most } = terms.device.range;
  const principal = Math.floor((cents * (100 - down)) / 10_000) * 100;
  const reasons = [
    ...when(cents * 100 < full * least, 'DEVICE_VALUE_TOO_LOW'),
    ...when(cents > full, 'DEVICE_VALUE_TOO_HIGH'),
    ...when(cents * (100 - down) > most * 100, 'DEVICE_VALUE_ABOVE_CREDIT'),
  ];
  return { productId, principal, down: cents - principal, reasons, at: (other) => withinRange(productId, other) };
}

function anyDevice(till: Till, picks: Picks): { cents: number; device: DevicePurchase } {
  const { fixed, range } = till.world.counter.products;
  const { price: full, down } = terms.device.fixed;
  if (picks.chance(50)) {
    const cents = picks.chance(30) ? picks.between(20_000, 70_000) : picks.between(30_000, 50_000);
    return { cents, device: withinRange(range, cents) };
  }
  const cents = full - down + (picks.chance(15) ? picks.one([-1, 1]) : 0);
  const device = atFixedPrice(fixed, cents);
  if (!picks.chance(3)) return { cents, device };
  return { cents, device: { ...device, productId: newId(), reasons: ['PRODUCT_NOT_FOUND'] } };
}

/** Offers a device to a customer; null when refused. */
async function offer(till: Till, picks: Picks): Promise<Contract | null> {
  const { model } = till;
  const free = model.customers.slice(0, 3).filter((one) => ofLimit(model, one, 40_000).length === 0);
  const customer = free.length > 0 && !picks.chance(15) ? picks.one(free) : anyCustomer(model, picks);
  await mostlyServe(till, picks, customer);
  const store = picks.chance(10) ? anyStore(model, picks) : 'main';
  return price(till, { customer, store, ...anyDevice(till, picks) });
}

const pricing: Command = {
  name: 'price a device',
  weight: 4,
  run: async (till, picks) => (await offer(till, picks)) !== null,
};

/** Often the device that another customer is about to have: two offers may hold one until it is sold. */
function wantedImei(model: Model, picks: Picks): string {
  const wanted = liveOffers(model).flatMap(({ device }) => (device ? [device.imei] : []));
  return wanted.length > 0 && picks.chance(40) ? picks.one(wanted) : anyImei(picks);
}

/** Digit 14 says what the embedded lock service plays: 8 refuses the lock, 9 confirms on the second try. */
function anyImei(picks: Picks): string {
  const start = `3500000000${String(picks.between(0, 40)).padStart(3, '0')}${picks.one(['0', '0', '0', '9', '8', '6'])}`;
  const sum = start.split('').reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}

const part = (imei: string) => imei.charAt(13);

const inUse = (model: Model, contract: Contract, imei: string): boolean =>
  model.contracts.some((one) => one !== contract && one.acceptedOn !== null && one.device?.imei === imei);

const ofSale = (model: Model, contract: Contract) => [
  ...ofOffer(model, contract),
  ...when(contract.productId === null, 'PRODUCT_NOT_FOUND'),
];

async function verify(till: Till, contract: Contract, imei: string): Promise<boolean> {
  const { model } = till;
  const answer = await till.send({
    route: 'POST /smartphone-sale/evaluations/verify',
    ask: { body: { imei, contractId: contract.id, productId: contract.productId ?? newId() } },
    reasons: [...ofSale(model, contract), ...when(part(imei) === '6', 'INVALID_IMEI')],
    // Whether the worker took the lock off a device that was sold once is not the model's to say.
    may: when(inUse(model, contract, imei), 'IMEI_ALREADY_IN_USE'),
  });
  if (answer.code !== undefined) return false;
  if (contract.device?.imei !== imei) contract.device = { imei, state: 'VERIFIED', confirms: 0 };
  return true;
}

async function submit(till: Till, contract: Contract): Promise<boolean> {
  const { device } = contract;
  const imei = device?.imei ?? '350000000000006';
  await till.send({
    route: 'POST /smartphone-sale/consents',
    ask: { body: { contractId: contract.id } },
    reasons: [...ofSale(till.model, contract), ...when(!device, 'DEVICE_NOT_VERIFIED')],
  });
  const answer = await till.send({
    route: 'POST /smartphone-sale/submit-lock',
    ask: { body: { imei, contractId: contract.id, productId: contract.productId ?? newId() } },
    reasons: [
      ...ofSale(till.model, contract),
      ...when(!device, 'DEVICE_NOT_VERIFIED'),
      ...when(device?.state !== 'LOCKED' && part(imei) === '8', 'DEVICE_LOCK_REFUSED'),
    ],
  });
  if (device?.state === 'VERIFIED' && (answer.code ?? 'DEVICE_LOCK_REFUSED') === 'DEVICE_LOCK_REFUSED')
    device.state = 'SUBMITTED';
  return answer.code === undefined;
}

async function confirm(till: Till, contract: Contract): Promise<boolean> {
  const { device } = contract;
  const isSubmitted = device?.state === 'SUBMITTED';
  const isSlow = isSubmitted && part(device.imei) === '9' && device.confirms === 0;
  const answer = await till.send({
    route: 'POST /smartphone-sale/confirm-lock',
    ask: { body: { contractId: contract.id } },
    reasons: [
      ...ofSale(till.model, contract),
      ...when(device === null || device.state === 'VERIFIED', 'DEVICE_NOT_VERIFIED'),
      ...when(isSlow, 'DEVICE_NOT_LOCKED'),
    ],
  });
  if (isSubmitted && (answer.code ?? 'DEVICE_NOT_LOCKED') === 'DEVICE_NOT_LOCKED') device.confirms += 1;
  if (answer.code === undefined && device) device.state = 'LOCKED';
  return answer.code === undefined;
}

const deviceOffers = (model: Model) => liveOffers(model).filter(({ productId }) => productId !== null);
const hasOffers = (model: Model) => deviceOffers(model).length > 0;

/** Mostly an offer of a device, sometimes any other. */
const anyOf = (model: Model, picks: Picks): Contract =>
  picks.one(picks.chance(8) ? model.contracts : deviceOffers(model));

const verifying: Command = {
  name: 'verify an IMEI',
  weight: 3,
  isPossible: hasOffers,
  run: (till, picks) => verify(till, anyOf(till.model, picks), wantedImei(till.model, picks)),
};
const submitting: Command = {
  name: 'submit the lock of a device',
  weight: 4,
  isPossible: hasOffers,
  run: async (till, picks) => {
    const contract = anyOf(till.model, picks);
    if (!contract.device && !picks.chance(30)) await verify(till, contract, wantedImei(till.model, picks));
    return submit(till, contract);
  },
};
const confirming: Command = {
  name: 'confirm the lock of a device',
  weight: 4,
  isPossible: hasOffers,
  run: async (till, picks) => {
    const contract = anyOf(till.model, picks);
    if (!contract.device && !picks.chance(30)) await verify(till, contract, wantedImei(till.model, picks));
    if (contract.device?.state === 'VERIFIED' && !picks.chance(20)) await submit(till, contract);
    return confirm(till, contract);
  },
};

/** From the price to the signature, the device locked on the way. */
const selling: Command = {
  name: 'sell a device',
  weight: 5,
  run: async (till, picks) => {
    const contract = await offer(till, picks);
    if (!contract) return false;
    if (!picks.chance(15) && (await verify(till, contract, wantedImei(till.model, picks)))) {
      await submit(till, contract);
      if (!(await confirm(till, contract))) await confirm(till, contract);
    }
    return (await sellOffer(till, picks, contract)) !== null;
  },
};

export const deviceCommands: readonly Command[] = [pricing, verifying, submitting, confirming, selling];
