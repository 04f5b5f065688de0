import type { DeskKind } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';
import type { WaitingKind } from '../../kernel/waiting/items.ts';
import {
  isRegistrationOpenFact,
  releaseApplication,
  takeApplication,
  waitingRegistrations,
} from '../applications/index.ts';
import { claimFace, releaseFace, waitingFaces } from '../biometry/index.ts';
import { claimCare, releaseCare, waitingCare } from '../care/index.ts';
import {
  claimPurchaseCall,
  type ContractsPorts,
  type MakeCode,
  releasePurchaseCall,
  waitingCalls,
} from '../contracts/index.ts';
import {
  claimExtraCredit,
  claimLimitRequest,
  releaseExtraCredit,
  releaseLimitRequest,
  waitingExtraCredit,
  waitingLimitRequests,
} from '../credit/index.ts';
import { claimPhoneChange, releasePhoneChange, waitingPhoneChanges } from '../data-updates/index.ts';
import { claimUnmatched, releaseUnmatched, waitingUnmatched } from '../pix/index.ts';

export type Kinds = Readonly<Record<DeskKind, WaitingKind>>;

/** Every kind of item, of the module that keeps it: a new one is an entry here and its name in the contract. */
export const deskKindsOf = (platform: Platform, ports: ContractsPorts, makeCode: MakeCode): Kinds => ({
  BIOMETRY_CONFLICT: {
    ...waitingFaces(isRegistrationOpenFact),
    claim: (by, { ownerId }) => claimFace(platform, by, ownerId),
    release: (by, { ownerId }) => releaseFace(platform, by, ownerId),
  },
  PURCHASE_CALL: {
    ...waitingCalls,
    claim: (by, { ownerId, id }) =>
      claimPurchaseCall(platform, { ports, makeCode }, by, { borrowerId: ownerId, proposalId: id }),
    release: (by, { ownerId, id }) => releasePurchaseCall(platform, by, { borrowerId: ownerId, proposalId: id }),
  },
  EXTRA_CREDIT: {
    ...waitingExtraCredit,
    claim: (by, { ownerId, id }) => claimExtraCredit(platform, ports, by, { borrowerId: ownerId, id }),
    release: (by, { ownerId, id }) => releaseExtraCredit(platform, by, { borrowerId: ownerId, id }),
  },
  LIMIT_REQUEST: {
    ...waitingLimitRequests,
    claim: (by, { ownerId, id }) => claimLimitRequest(platform, by, { borrowerId: ownerId, requestId: id }),
    release: (by, { ownerId, id }) => releaseLimitRequest(platform, by, { borrowerId: ownerId, requestId: id }),
  },
  PHONE_CHANGE: {
    ...waitingPhoneChanges,
    claim: (by, { ownerId, id }) => claimPhoneChange(platform, by, { personId: ownerId, id }),
    release: (by, { ownerId, id }) => releasePhoneChange(platform, by, { personId: ownerId, id }),
  },
  REGISTRATION: {
    ...waitingRegistrations,
    claim: (by, { ownerId, id }) => takeApplication(platform, by, { borrowerId: ownerId, id }),
    release: (by, { ownerId, id }) => releaseApplication(platform, by, { borrowerId: ownerId, id }),
  },
  CUSTOMER_CARE: {
    ...waitingCare,
    claim: (by, { ownerId, id }) => claimCare(platform, by, { borrowerId: ownerId, id }),
    release: (by, { ownerId, id }) => releaseCare(platform, by, { borrowerId: ownerId, id }),
  },
  UNMATCHED_PIX: {
    ...waitingUnmatched,
    claim: (by, { id }) => claimUnmatched(platform, by, id),
    release: (by, { id }) => releaseUnmatched(platform, by, id),
  },
});
