import { z } from 'zod';
import { cpf, id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  identification,
  loginAnswer,
  loginByCode,
  loginCodeAnswer,
  loginCodeRequest,
  loginRequest,
  operator,
  session,
  signOnProof,
  user,
} from './schemas.ts';

export const identityOwner = { name: 'identity', purpose: 'Operators: signing in and out, and who the caller is.' };

export const identityRoutes = defineRoutes(identityOwner, {
  'POST /auth/operators': {
    operationId: 'signIn',
    summary: 'Signs an operator in with e-mail and password.',
    access: 'public',
    body: loginRequest,
    answer: loginAnswer,
    errors: ['UNAUTHORIZED', 'OPERATOR_BLOCKED', 'LOGIN_LOCKED', 'TOO_MANY_REQUESTS'],
  },
  'POST /auth/operators/code': {
    operationId: 'requestLoginCode',
    summary:
      "Sends a code to sign in with to the operator's own telephone, three an hour; answers alike for an unknown e-mail.",
    access: 'public',
    body: loginCodeRequest,
    answer: loginCodeAnswer,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /auth/operators/code/verify': {
    operationId: 'signInByCode',
    summary: 'Signs an operator in with the code that was sent, also while wrong passwords keep the e-mail waiting.',
    access: 'public',
    body: loginByCode,
    answer: loginAnswer,
    errors: ['LOGIN_CODE_WRONG', 'LOGIN_LOCKED', 'TOO_MANY_REQUESTS'],
  },
  'GET /auth/exchange-tokens': {
    operationId: 'exchangeToken',
    summary: "Signs an analyst in with the ID token of the company's own sign-on, once.",
    access: 'public',
    credential: 'idToken',
    query: signOnProof,
    answer: loginAnswer,
    errors: ['SIGN_ON_FAILED', 'SIGN_ON_NOT_ALLOWED', 'OPERATOR_BLOCKED', 'TOO_MANY_REQUESTS'],
  },
  'GET /auth': {
    operationId: 'showUser',
    summary: 'Tells who the bearer token belongs to.',
    access: 'signed-in',
    answer: user,
    errors: [],
  },
  'POST /auth/logout': {
    operationId: 'signOut',
    summary: 'Ends the session of the bearer token at once.',
    access: 'signed-in',
    answer: 'nothing',
    errors: [],
  },
  'GET /users/me': {
    operationId: 'showSession',
    summary: 'The signed-in user with store and retailer.',
    access: 'signed-in',
    query: z.object({ storeId: id.optional() }),
    answer: session,
    errors: ['STORE_NOT_FOUND'],
  },
  'GET /operators/identification': {
    operationId: 'identifyOperator',
    summary: "An operator of the caller's own retailer, by CPF.",
    access: 'signed-in',
    query: z.object({ document: cpf }),
    answer: identification,
    errors: ['OPERATOR_NOT_FOUND'],
  },
  'GET /coordinator/operators/{id}': {
    operationId: 'showOperator',
    summary: "An operator of the caller's own retailer.",
    access: 'signed-in',
    aliases: ['/operators/{id}'],
    params: z.object({ id }),
    answer: operator,
    errors: ['OPERATOR_NOT_FOUND'],
  },
});
