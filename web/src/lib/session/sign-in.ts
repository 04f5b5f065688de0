import type { Wire } from '@balcao/contract';
import { call } from '../api/call.ts';
import { sendRequest } from '../api/send-request.ts';
import { defaultConfiguration } from './default-configurations.ts';
import { rememberOperator } from './recent-operators.ts';
import { configureStore, endSession, getSession, type Session, sessionChanged } from './session.ts';
import {
  configurationItem,
  lastTouchItem,
  lockedItem,
  loggedUserItem,
  type Operator,
  operatorItem,
  type Retailer,
  storeItem,
  tokenItem,
  type User,
  userItem,
} from './stored-items.ts';
import { withDefaults } from '../unknown-values.ts';

/** 'blocked': the operator is inactive and was signed out again. Who must change the password has a session for that alone. */
export type SignInResult = { kind: 'signed-in'; session: Session } | { kind: 'blocked' };

/**
 * From e-mail and password to a session ready for work (shell spec, section 4): token, user, operator, then
 * the operator's store when this device has none. @throws ApiError; the browser then keeps nothing.
 */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  const { accessToken } = await call('POST /auth/operators', { body: { username, password } });
  return openSession(accessToken);
}

/** The same with a code that was sent to the operator's telephone, and the challenge it was asked for with. */
export async function signInByCode(asked: {
  username: string;
  challenge: string;
  code: string;
}): Promise<SignInResult> {
  const { accessToken } = await call('POST /auth/operators/code/verify', { body: asked });
  return openSession(accessToken);
}

/** The same with the ID token of the company's own sign-on, and the proof that its nonce is the hash of. */
export async function signInByToken(idToken: string, proof: string): Promise<SignInResult> {
  const exchange = 'GET /auth/exchange-tokens';
  const { accessToken } = await sendRequest<Wire<typeof exchange>['answer']>(
    exchange,
    { query: { proof } },
    `Bearer ${idToken}`,
  );
  return openSession(accessToken);
}

/** Makes a token that the server gave the session of this browser. @throws ApiError; the browser then keeps nothing. */
export async function openSession(accessToken: string): Promise<SignInResult> {
  tokenItem.write(accessToken);
  try {
    const user = await call('GET /auth');
    if (user.mustChangePassword) return signedIn(user);
    const [operator, retailer] = await Promise.all([
      call('GET /coordinator/operators/{id}', { params: { id: user.id } }),
      call('GET /retailers/{id}', { params: { id: user.retailerId } }).catch(() => null),
    ]);
    if (!operator.active) {
      endSession('refused');
      return { kind: 'blocked' };
    }
    await prepareSession(user, operator, retailer);
  } catch (error) {
    endSession('refused');
    throw error;
  }
  return signedIn();
}

function signedIn(user?: User): SignInResult {
  if (user) userItem.write(user);
  sessionChanged();
  const session = getSession();
  return session ? { kind: 'signed-in', session } : { kind: 'blocked' };
}

async function prepareSession(user: User, operator: Operator, retailer: Retailer | null): Promise<void> {
  userItem.write(user);
  operatorItem.write(operator);
  rememberOperator(operator);
  // What a session left that ran out by itself says nothing of this one.
  for (const item of [lockedItem, lastTouchItem]) item.remove();
  const { id, name, role, exp } = user;
  loggedUserItem.write({ id, name, role, exp, store: null, retailer });
  await prepareStore(operator.storeId ?? user.storeId, user.retailerId);
}

/** A store this device already works in wins over the operator's own; it is asked for again, it may be inactive by now. */
async function prepareStore(ownStoreId: string | null, retailerId: string): Promise<void> {
  const kept = storeItem.read();
  const storeId = kept?.retailerId === retailerId ? kept.id : ownStoreId;
  const [store] = await Promise.all([
    storeId === null ? null : call('GET /retailers/stores/{id}', { params: { id: storeId } }).catch(() => null),
    loadConfiguration(storeId, retailerId),
  ]);
  if (store) configureStore(store);
}

/** Behaviour of the store; without an answer the defaults of the specs hold. */
export async function loadConfiguration(storeId: string | null, retailerId: string): Promise<void> {
  const query = { retailerId, hostname: window.location.hostname, ...(storeId ? { storeId } : {}) };
  const answer = await call('GET /configurations', { query }).catch(() => null);
  configurationItem.write(withDefaults(defaultConfiguration, answer));
}
