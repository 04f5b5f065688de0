import type { BureauFacts, CivilDate } from '@balcao/contract';
import { addSeconds } from '../../../kernel/clock.ts';
import { returning, rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { BirthDateMismatch, type BureauQuery, type CreditBureau } from '../ports.ts';
import type { FactSource } from '../record.ts';
import { bureauReports } from '../tables.ts';
import { type BureauAnswer, bureauAnswer } from './answer.ts';
import { bureauFacts, contradictionIn, silence } from './bureau-facts.ts';

/** Longer than any provider is waited for: whoever asked before has died. */
const GIVEN_UP_SECONDS = 120;
/** How often a day's query is tried again after it failed. */
const MOST_ATTEMPTS = 8;

export interface BureauReport {
  facts: BureauFacts;
  /** How alike the name is to the one of the CPF; null: the bureau did not say. */
  nameMatchPct: number | null;
  source: FactSource;
}

export interface BureauAsk extends Omit<BureauQuery, 'idempotencyKey'> {
  borrowerId: string;
  on: CivilDate;
}

/** Somebody else is asking for the same customer now: the job asks again a little later. */
export class BureauBusy extends Error {}

/**
 * What the bureau says of a customer: one query a day and purpose, kept sealed, asked outside any transaction. A bureau that
 * does not answer, or not as it should, leaves facts that nobody is approved on.
 * @throws BureauBusy while another asks.
 */
export function bureauReport(
  platform: Pick<Platform, 'db' | 'clock' | 'secrets' | 'log'>,
  bureau: CreditBureau,
  ask: BureauAsk,
): Promise<BureauReport> {
  return asSystem('credit-bureau', async () => {
    const kept = await keptAnswer(platform, ask);
    if (kept) return reportOf(kept, platform.clock.now());
    const isOurs = await claim(platform, bureau, ask);
    if (isOurs === 'SPENT') return nothingFrom(bureau);
    if (isOurs === 'BUSY') throw new BureauBusy('the bureau is being asked about this customer');
    return askNow(platform, bureau, ask);
  });
}

const sameQuery = ({ borrowerId, purpose, on }: BureauAsk) =>
  sql`borrower_id = ${borrowerId}::uuid and purpose = ${purpose}::text and asked_on = ${on}::date`;

async function keptAnswer(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  ask: BureauAsk,
): Promise<BureauAnswer | null> {
  const sealed = pick(bureauReports.row('b'), 'reportSealed');
  const found = await rowOf(db, select(sealed, sql`from ${bureauReports.sql} b where ${sameQuery(ask)}`));
  return found?.reportSealed ? (JSON.parse(secrets.decrypt(found.reportSealed)) as BureauAnswer) : null;
}

/** Takes the day's query; of two at once one waits. */
async function claim(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  bureau: CreditBureau,
  ask: BureauAsk,
): Promise<'OURS' | 'BUSY' | 'SPENT'> {
  const now = clock.now();
  const first = {
    borrowerId: ask.borrowerId,
    purpose: ask.purpose,
    askedOn: ask.on,
    askedAt: now,
    status: 'ASKED' as const,
    attempts: 1,
    provider: bureau.name,
  };
  const taken = sql`${insertOne(bureauReports, first)} on conflict (borrower_id, purpose, asked_on) do update
    set status = 'ASKED', attempts = bureau_reports.attempts + 1, asked_at = excluded.asked_at, provider = excluded.provider
    where bureau_reports.attempts < ${sql.lit(MOST_ATTEMPTS)} and (bureau_reports.status = 'FAILED'
      or bureau_reports.status = 'ASKED' and bureau_reports.asked_at < ${addSeconds(now, -GIVEN_UP_SECONDS)}::timestamptz)`;
  const ours = await rowOf(db, returning(taken, pick(bureauReports.row('bureau_reports'), 'attempts')));
  if (ours) return 'OURS';
  const b = pick(bureauReports.row('b'), 'status', 'attempts');
  const held = await rowOf(db, select(b, sql`from ${bureauReports.sql} b where ${sameQuery(ask)}`));
  return held && held.status === 'FAILED' ? 'SPENT' : 'BUSY';
}

async function askNow(
  platform: Pick<Platform, 'db' | 'clock' | 'secrets' | 'log'>,
  bureau: CreditBureau,
  ask: BureauAsk,
): Promise<BureauReport> {
  const { db, clock, secrets, log } = platform;
  const { cpf, name, birthOn, purpose, borrowerId, on } = ask;
  try {
    const idempotencyKey = secrets.hash('bureau-query', `${borrowerId}:${purpose}:${on}`);
    const answer = bureauAnswer.parse(await bureau.ask({ cpf, name, birthOn, purpose, idempotencyKey }));
    const lie = contradictionIn(answer, clock.now());
    if (lie !== null) throw new Error(`the bureau contradicts itself: ${lie}`);
    const sealed = secrets.encrypt(JSON.stringify(answer));
    await sql`update bureau_reports set status = 'ANSWERED', report_sealed = ${sealed}::text
      where ${sameQuery(ask)}`.execute(db);
    return reportOf(answer, clock.now());
  } catch (error) {
    await sql`update bureau_reports set status = 'FAILED' where ${sameQuery(ask)} and status = 'ASKED'`.execute(db);
    if (error instanceof BirthDateMismatch) return { ...nothingFrom(bureau), nameMatchPct: 0 };
    log.warn({ err: error }, 'the credit bureau said nothing');
    return nothingFrom(bureau);
  }
}

const nothingFrom = ({ name }: CreditBureau): BureauReport => ({
  facts: silence,
  nameMatchPct: null,
  source: { provider: name, queryId: null, asOf: null },
});

function reportOf(answer: BureauAnswer, now: Date): BureauReport {
  const { registry, provider, queryId, asOf } = answer;
  const isAnother = registry?.birthDateMatches === false;
  return {
    facts: bureauFacts(answer, now),
    nameMatchPct: isAnother ? 0 : (registry?.nameMatchPct ?? null),
    source: { provider, queryId, asOf },
  };
}
