import { randomInt } from 'node:crypto';
import { firstName, type Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { newChallenge } from '../../faces/index.ts';
import {
  consentedFragment,
  faceOutcomeFragment,
  findFaceLink,
  findFaceVisit,
  openFaceLinkFragment,
} from '../faces/purchase-faces.ts';
import { faceNote, faceSystem, offerOfFace } from '../faces/visit-facts.ts';
import { proposalOn } from '../offer/figures-of-day.ts';
import { faceDoors } from '../rules/verification-limits.ts';
import { settledVerificationFragment } from '../store.ts';

type Open = Handled<'POST /purchase-face/links/open'>;
type Consent = Handled<'POST /purchase-face/consent'>;

/**
 * Opens a link, once, however many try at once: the key that it answers is held by the page that opened it alone.
 * @throws Refusal FACE_LINK_UNKNOWN, FACE_LINK_USED, FACE_LINK_EXPIRED, TOO_MANY_REQUESTS.
 */
export function openFaceLink(platform: Platform, { token }: Open['body'], address: string): Promise<Open['answer']> {
  const key = newToken();
  return act(platform, {
    principal: faceSystem,
    async read(db, { now, today }) {
      const face = await findFaceLink(db, token, now);
      const { proposal, contract, ...offer } = await offerOfFace(db, face);
      return { ...offer, face, contract, proposal: proposalOn(proposal, contract, today) };
    },
    decide({ face, proposal, contract, borrower, store }, { now }) {
      return {
        answer: {
          key,
          firstName: firstName(borrower.name),
          storeName: store?.name ?? '',
          purchaseValue: contract.principalCents,
          numberOfInstallments: proposal.count,
          installmentValue: proposal.installmentCents,
          totalValue: sumCents([proposal.totalCents, contract.customerFeeCents]),
          firstInstallmentDueDate: proposal.firstDueOn,
          endsAt: face.endsAt.toISOString(),
        },
        writes: [
          quotaFragment(faceDoors, platform.secrets.hash('face-address', address), now),
          openFaceLinkFragment(face, { token, key }, now),
        ],
        audit: faceNote(face, 'face.opened'),
      };
    },
  });
}

/** Pictures may be taken for this purchase. @throws Refusal FACE_VISIT_OVER. */
export function consentToFace(platform: Platform, { key }: Consent['body']): Promise<Consent['answer']> {
  const drawn = newChallenge((below) => randomInt(below));
  return act(platform, {
    principal: faceSystem,
    read: (db, { now }) => findFaceVisit(db, key, now),
    decide(face, { now }) {
      // Asked again, what is to be done stays: nobody draws until it suits a film.
      const challenge = face.challenge ?? drawn;
      const answer = { challenge, triesLeft: face.maxTries - face.tries };
      if (face.consentedAt !== null) return { unchanged: answer };
      return { answer, writes: [consentedFragment(face, challenge, now)], audit: faceNote(face, 'face.consented') };
    },
  });
}

/** The customer does not know this purchase: it is refused for good. @throws Refusal FACE_VISIT_OVER. */
export function declinePurchase(platform: Platform, { key }: Consent['body']): Promise<undefined> {
  return act(platform, {
    principal: faceSystem,
    read: (db, { now }) => findFaceVisit(db, key, now),
    decide: (face, { now }) => ({
      answer: undefined,
      writes: [
        faceOutcomeFragment(face, { outcome: 'DECLINED', reasons: [], challenge: null }, now),
        settledVerificationFragment(face, { from: 'PENDING', usableUntil: null, now }),
      ],
      audit: faceNote(face, 'face.declined'),
      missed: { settled_verification: 'FACE_VISIT_OVER' },
    }),
  });
}
