import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { cashReportSheet, printRoll, type Sheet } from '../../documents/index.ts';
import { findStore } from '../../retailers/index.ts';
import { readSession } from '../facts.ts';
import { differenceOf } from '../rules/close.ts';

/**
 * The Z of a closed session: nothing lands in it any more, so that it always reads the same.
 * @throws Refusal CASH_SESSION_NOT_FOUND, CASH_SESSION_OPEN.
 */
export async function cashReport({ db, brand }: Platform, actor: Actor, id: string): Promise<Sheet> {
  const session = await readSession(db, actor, id);
  const { retailerId, storeId, closedAt, countedCents, cashCents: expectedCents } = session;
  if (closedAt === null || countedCents === null) refuse('CASH_SESSION_OPEN');
  const store = (await findStore(db, retailerId, storeId)) ?? refuse('CASH_SESSION_NOT_FOUND');
  return cashReportSheet({
    brand: brand.name(),
    retailer: { fantasyName: store.retailerName, legalName: store.legalName, cnpj: store.retailerCnpj },
    store: { name: store.name, cnpj: store.cnpj, address: store.address },
    zone: store.zone,
    operatorName: session.operatorName,
    drawer: session.drawer,
    number: session.number,
    openedAt: session.openedAt.toISOString(),
    closedAt: closedAt.toISOString(),
    closedByName: session.closedByName ?? '',
    floatCents: session.floatCents,
    sums: session.sums,
    moves: session.handMoves.map(({ kind, amountCents, reason, approvedBy }) => ({
      kind,
      amountCents,
      reason: reason ?? '',
      approvedBy,
    })),
    pieces: session.pieces ?? [],
    countedCents,
    expectedCents,
    differenceCents: differenceOf(countedCents, expectedCents),
    reason: session.reason,
    counts: session.counts,
  });
}

/** The same as a PDF for an 80 mm roll; the same session always gives the same bytes. @throws Refusal as {@link cashReport}. */
export const printCashReport = async (...asked: Parameters<typeof cashReport>): Promise<Uint8Array> =>
  printRoll(await cashReport(...asked));
