import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sameHash } from '../../../kernel/secrets.ts';
import { borrowerFact, type BorrowerFact, borrowerIdFact, phoneOf } from '../../borrowers/index.ts';
import { messageFragments, say, spacedCode } from '../../notifications/index.ts';
import { storeNameFact } from '../../retailers/index.ts';
import { showPage } from '../page.ts';
import { quotas } from '../rules/limits.ts';
import { codeSentFragment, guessFragment } from '../store.ts';
import type { QrRow } from '../tables.ts';
import { codeHash, findVisit, qrNote, qrSystem } from '../visits.ts';

type Page = Handled<'POST /qr-purchase/page'>['answer'];

/**
 * Sends a code to the verified phone of whoever has a CPF. Whoever asks is told the same, and the same is written and
 * counted, whether somebody has it or not.
 * @throws Refusal as every call of the page, TOO_MANY_REQUESTS.
 */
export async function identifyForQr(
  platform: Platform,
  makeCode: () => string,
  { key, cpf }: Handled<'POST /qr-purchase/identification'>['body'],
): Promise<Page> {
  const { secrets, db, clock } = platform;
  const code = makeCode();
  await act(platform, {
    principal: qrSystem(await findVisit(db, key, clock.now())),
    async read(at, { now }) {
      const row = await findVisit(at, key, now);
      const whose = await rowOf(at, select({ borrowerId: borrowerIdFact(secrets, cpf) }));
      const borrowerId = whose?.borrowerId ?? null;
      const facts = { borrower: borrowerFact(borrowerId ?? NOBODY), store: storeNameFact(row.retailerId, row.storeId) };
      return { row, borrowerId, ...(await rowOf(at, select(facts))) };
    },
    decide({ row, borrowerId, borrower, store }, { now }) {
      const countedAs = secrets.hash('qr-person', cpf);
      const to = borrower?.isPhoneVerified ? phoneOf(secrets, borrower) : null;
      return {
        answer: undefined,
        writes: [
          quotaFragment(quotas.asked, row.id, now),
          quotaFragment(quotas.sends, countedAs, now),
          codeSentFragment(row, { borrowerId, countedAs, hash: codeHash(secrets, row.id, code) }, now),
          ...(to === null ? [] : codeMessage(platform, { row, to, code, storeName: store ?? '', at: now })),
        ],
        audit: qrNote(row, 'qr-purchase.code-sent'),
      };
    },
  });
  return showPage(platform, key);
}

/** Belongs to nobody. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Sending {
  row: QrRow;
  to: string;
  code: string;
  storeName: string;
  at: Date;
}

const codeMessage = (platform: Platform, { row, to, code, storeName, at }: Sending) =>
  messageFragments(platform, {
    dedupKey: `qr-code:${newId()}`,
    channel: 'SMS',
    purpose: 'QR_IDENTIFICATION',
    to,
    words: say('qrCode', { codigo: spacedCode(code), loja: storeName }),
    retailerId: row.retailerId,
    operatorId: null,
    at,
  });

/**
 * Identifies the customer by the code.
 * @throws Refusal as every call of the page; QR_CODE_WRONG, also for a CPF that nobody has; TOO_MANY_REQUESTS after ten wrong ones a day.
 */
export async function verifyForQr(
  platform: Platform,
  { key, code }: Handled<'POST /qr-purchase/identification/verify'>['body'],
): Promise<Page> {
  const { secrets, db, clock } = platform;
  await act(platform, {
    principal: qrSystem(await findVisit(db, key, clock.now())),
    async read(at, { now }) {
      const row = await findVisit(at, key, now);
      const found = await rowOf(at, select({ borrower: borrowerFact(row.borrowerId ?? NOBODY) }));
      return { row, borrower: found?.borrower ?? null };
    },
    decide({ row, borrower }, { now }): Decision<undefined> {
      // Further on already: a code that was typed twice is none the worse.
      if (row.status !== 'OPENED') return { unchanged: undefined };
      if (row.codeHash === null || row.countedAs === null) return { unchanged: undefined };
      const isRight = canBe(borrower) && sameHash(row.codeHash, codeHash(secrets, row.id, code));
      const writes = [
        guessFragment(row, isRight, now),
        quotaFragment(quotas.wrong, row.countedAs, now, isRight ? 'ask' : 'count'),
      ];
      if (!isRight)
        return { refusal: new Refusal('QR_CODE_WRONG'), writes, audit: qrNote(row, 'qr-purchase.wrong-code') };
      const note = qrNote(row, 'qr-purchase.identified');
      return { answer: undefined, writes, audit: { ...note, customerId: borrower?.id ?? '' } };
    },
  });
  return showPage(platform, key);
}

/** Somebody whom the code reached. */
const canBe = (borrower: BorrowerFact | null): boolean =>
  borrower !== null && borrower.isPhoneVerified && borrower.phoneSealed !== null;
