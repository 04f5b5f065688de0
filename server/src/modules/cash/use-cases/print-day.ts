import { sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { cashDaySheet, printRoll, type Sheet } from '../../documents/index.ts';
import { findStore } from '../../retailers/index.ts';
import { readDaySessions, unassignedOnFact } from '../facts.ts';
import { differenceOf } from '../rules/close.ts';
import { togetherByKind } from '../rules/day.ts';

/**
 * The Z of a store: the sessions that were opened on a day, and what landed that day in none (ADR 0125).
 * @throws Refusal STORE_NOT_FOUND, CASH_DAY_EMPTY, CASH_DAY_OPEN.
 */
export async function cashDay(
  { db, brand, clock }: Platform,
  { retailerId, name }: Actor,
  { storeId, day }: { storeId: string; day: string },
): Promise<Sheet> {
  const store = (await findStore(db, retailerId, storeId)) ?? refuse('STORE_NOT_FOUND');
  const [sessions, apart] = await Promise.all([
    readDaySessions(db, retailerId, storeId, day),
    rowOf(db, select({ sums: unassignedOnFact(retailerId, storeId, day) })),
  ]);
  const unassigned = apart?.sums ?? [];
  if (sessions.length === 0 && unassigned.length === 0) refuse('CASH_DAY_EMPTY');
  const closed = sessions.map(({ drawer, number, operatorName, closedAt, countedCents, cashCents, floatCents }) => {
    // What an open drawer should hold is told to nobody, nor can it be worked out of the others.
    if (closedAt === null || countedCents === null) refuse('CASH_DAY_OPEN');
    const differenceCents = differenceOf(countedCents, cashCents);
    return { drawer, number, operatorName, floatCents, expectedCents: cashCents, countedCents, differenceCents };
  });
  return cashDaySheet({
    brand: brand.name(),
    retailer: { fantasyName: store.retailerName, legalName: store.legalName, cnpj: store.retailerCnpj },
    store: { name: store.name, cnpj: store.cnpj, address: store.address },
    zone: store.zone,
    operatorName: name,
    day,
    printedAt: clock.now().toISOString(),
    sessions: closed,
    floatCents: sumCents(closed.map((one) => one.floatCents)),
    sums: togetherByKind(sessions.flatMap(({ sums }) => sums)),
    unassigned,
    expectedCents: sumCents(closed.map((one) => one.expectedCents)),
    countedCents: sumCents(closed.map((one) => one.countedCents)),
    differenceCents: sumCents(closed.map((one) => one.differenceCents)),
  });
}

/** The same as a PDF for an 80 mm roll. @throws Refusal as {@link cashDay}. */
export const printCashDay = async (...asked: Parameters<typeof cashDay>): Promise<Uint8Array> =>
  printRoll(await cashDay(...asked));
