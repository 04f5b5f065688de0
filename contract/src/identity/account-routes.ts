import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  confirmation,
  endedSessions,
  factorRemoval,
  factorReset,
  newPasskey,
  newPin,
  ownSecurity,
  passkeyOffer,
  passwordChange,
  passwordReset,
  recoveryCodes,
  secondFactorProof,
  totpConfirmation,
  totpOffer,
  unlocking,
} from './account-schemas.ts';
import { staffPlace } from './staff-schemas.ts';
import { secondFactorRoles } from './enums.ts';
import { identity } from './routes.ts';
import { loginAnswer } from './schemas.ts';

/** Every act that a left till must not do asks for the password again. */
const confirmed = ['PASSWORD_WRONG', 'LOGIN_LOCKED', 'TOO_MANY_REQUESTS'] as const;

/** The own account: password, PIN, second factor, sessions. */
export const accountRoutes = defineRoutes(identity, {
  'POST /auth/operators/second-factor': {
    operationId: 'finishSignIn',
    summary: 'Signs in who proved the first factor and now proves the second.',
    access: 'public',
    body: secondFactorProof,
    answer: loginAnswer,
    errors: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_LOCKED', 'LOGIN_STEP_OVER', 'PASSKEY_REFUSED', 'TOO_MANY_REQUESTS'],
  },
  'POST /auth/operators/password': {
    operationId: 'resetPassword',
    summary: 'Sets a new password with the code that was sent to the own telephone, and ends every session.',
    access: 'public',
    body: passwordReset,
    answer: 'nothing',
    errors: ['LOGIN_CODE_WRONG', 'LOGIN_LOCKED', 'PASSWORD_NOT_NEW', 'TOO_MANY_REQUESTS'],
  },
  'POST /auth/unlock': {
    operationId: 'unlockSession',
    summary: 'Opens an idle till again by password or PIN; the fifth wrong PIN ends the session.',
    access: 'signed-in',
    body: unlocking,
    answer: 'nothing',
    errors: [...confirmed, 'PIN_WRONG', 'PIN_NOT_SET'],
  },
  'GET /users/me/security': {
    operationId: 'showSecurity',
    summary: 'How the own account is protected, and where it is signed in.',
    access: 'signed-in',
    answer: ownSecurity,
    errors: [],
  },
  'PUT /users/me/password': {
    operationId: 'changePassword',
    summary: 'Changes the own password and ends every other session.',
    access: 'signed-in',
    beforeNewPassword: true,
    body: passwordChange,
    answer: 'nothing',
    errors: [...confirmed, 'PASSWORD_NOT_NEW'],
  },
  'PUT /users/me/pin': {
    operationId: 'changePin',
    summary: 'Sets the PIN that opens an idle till.',
    access: 'signed-in',
    body: newPin,
    answer: 'nothing',
    errors: [...confirmed, 'PIN_TOO_SIMPLE'],
  },
  'DELETE /users/me/pin': {
    operationId: 'removePin',
    summary: 'Removes the PIN: the password alone opens an idle till.',
    access: 'signed-in',
    answer: 'nothing',
    errors: [],
  },
  'DELETE /users/me/sessions': {
    operationId: 'endOtherSessions',
    summary: 'Ends every session of the caller but this one.',
    access: 'signed-in',
    answer: endedSessions,
    errors: [],
  },
  'DELETE /users/me/sessions/{id}': {
    operationId: 'endSession',
    summary: 'Ends one session of the caller.',
    access: 'signed-in',
    params: z.object({ id }),
    answer: 'nothing',
    errors: ['SESSION_NOT_FOUND'],
  },
  'POST /users/me/second-factor/totp': {
    operationId: 'offerTotp',
    summary: 'Makes a secret for an authenticator app; it counts once a code of it was typed.',
    access: secondFactorRoles,
    body: confirmation,
    answer: totpOffer,
    errors: [...confirmed, 'CONFLICT'],
  },
  'POST /users/me/second-factor/totp/confirmation': {
    operationId: 'confirmTotp',
    summary: 'Turns the authenticator app on by a first code.',
    access: secondFactorRoles,
    body: totpConfirmation,
    answer: recoveryCodes,
    errors: ['SECOND_FACTOR_WRONG', 'TOO_MANY_REQUESTS'],
  },
  'POST /users/me/second-factor/passkeys/offer': {
    operationId: 'offerPasskey',
    summary: 'Gives what a browser makes a passkey with.',
    access: secondFactorRoles,
    body: confirmation,
    answer: passkeyOffer,
    errors: [...confirmed],
  },
  'POST /users/me/second-factor/passkeys': {
    operationId: 'addPasskey',
    summary: 'Adds the passkey that the browser made.',
    access: secondFactorRoles,
    body: newPasskey,
    answer: recoveryCodes,
    errors: ['PASSKEY_REFUSED'],
  },
  'POST /users/me/second-factor/recovery-codes': {
    operationId: 'makeRecoveryCodes',
    summary: 'Makes new recovery codes in the place of those there were.',
    access: secondFactorRoles,
    body: confirmation,
    answer: recoveryCodes,
    errors: [...confirmed, 'CONFLICT', 'SECOND_FACTOR_NOT_SET'],
  },
  'POST /users/me/second-factor/removal': {
    operationId: 'removeSecondFactor',
    summary: 'Removes one passkey, or the whole second factor.',
    access: secondFactorRoles,
    body: factorRemoval,
    answer: 'nothing',
    errors: [...confirmed, 'CONFLICT', 'SECOND_FACTOR_NOT_SET'],
  },
  'POST /coordinator/operators/{id}/second-factor/reset': {
    operationId: 'resetSecondFactor',
    summary:
      "Takes the second factor from a colleague who lost it, with a reason; the provider's analyst of any retailer.",
    access: ['analyst'],
    params: z.object({ id }),
    query: staffPlace,
    body: factorReset,
    answer: 'nothing',
    errors: ['RETAILER_NOT_FOUND', 'OPERATOR_NOT_FOUND', 'CONFLICT', 'SECOND_FACTOR_NOT_SET', 'OWN_SECOND_FACTOR'],
  },
});
