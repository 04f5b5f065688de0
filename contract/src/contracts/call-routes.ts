import { defineRoutes } from '../route.ts';
import {
  decidedPurchaseCall,
  purchaseCallDecision,
  purchaseCallList,
  purchaseCallPictures,
  purchaseCallQuery,
  purchaseCallRef,
  takenPurchaseCall,
} from './call-schemas.ts';
import { contracts } from './routes.ts';

const decisionErrors = ['PURCHASE_CALL_NOT_FOUND', 'PURCHASE_CALL_DECIDED'] as const;

/** Purchases whose customer an analyst calls. */
export const purchaseCallRoutes = defineRoutes(contracts, {
  'GET /coordinator/purchase-calls': {
    operationId: 'listPurchaseCalls',
    summary: "Purchases that wait for an analyst's call, the oldest first; the provider's analyst sees all.",
    access: ['analyst'],
    query: purchaseCallQuery,
    answer: purchaseCallList,
    errors: [],
  },
  'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/claim': {
    operationId: 'claimPurchaseCall',
    summary: 'Takes a call, for ten minutes in which nobody else makes it; a new code where somebody else had it.',
    access: ['analyst'],
    params: purchaseCallRef,
    answer: takenPurchaseCall,
    errors: [...decisionErrors, 'PURCHASE_CALL_OWN', 'PURCHASE_CALL_CLAIMED'],
  },
  'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/release': {
    operationId: 'releasePurchaseCall',
    summary: 'Gives a call back to the queue; its code is good no more.',
    access: ['analyst'],
    params: purchaseCallRef,
    answer: 'nothing',
    errors: [...decisionErrors, 'PURCHASE_CALL_NOT_CLAIMED'],
  },
  'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/pictures': {
    operationId: 'showPurchasePictures',
    summary: 'Portrait and pictures of the face, for whoever has the call; that they were seen is recorded.',
    access: ['analyst'],
    params: purchaseCallRef,
    answer: purchaseCallPictures,
    errors: [...decisionErrors, 'PURCHASE_CALL_NOT_CLAIMED'],
  },
  'PATCH /coordinator/purchase-calls/{borrowerId}/{proposalId}': {
    operationId: 'decidePurchaseCall',
    summary: 'Authorises the purchase of a call that the caller took, or refuses it.',
    access: ['analyst'],
    idempotent: true,
    params: purchaseCallRef,
    body: purchaseCallDecision,
    answer: decidedPurchaseCall,
    errors: [...decisionErrors, 'PURCHASE_CALL_OWN', 'PURCHASE_CALL_NOT_CLAIMED'],
  },
});
