import { type RouteName, type RouteShape, routes } from '@balcao/contract';
import type { FastifyRequest } from 'fastify';
import { asCustomer, asOperator, type Claim, type Customer, type Operator } from '../act/principal.ts';
import type { Actor, Authenticate, ReachableBorrower } from '../auth/actor.ts';
import type { AuthenticateCustomer, SignedCustomer } from '../auth/customer.ts';
import { refuse } from '../refusal.ts';
import type { Reach } from '../row-security/scope.ts';
import type { Tracer } from '../tracing/tracing.ts';

/** The customer whom a request names, by what its route takes; undefined where the route is about none. */
export type NameBorrower = (name: RouteName, request: NamingRequest) => ReachableBorrower | undefined;

/** What came, before anything is checked. */
export type NamingRequest = Pick<FastifyRequest, 'params' | 'query' | 'body'>;

/** How requests find their operator or customer, and the customer they are about. */
export interface Doors {
  authenticate: Authenticate;
  /** Left out, no customer is signed in. */
  authenticateCustomer?: AuthenticateCustomer;
  /** Left out, no request reaches a customer. */
  nameBorrower?: NameBorrower;
  /** Left out, nothing is traced. */
  tracer?: Tracer | undefined;
}

/** Who asks, what they reach, and as whom they act. */
export interface Asking {
  actor: Actor | SignedCustomer;
  reach: Reach;
  principal(claim: Claim | undefined): Operator | Customer;
}

export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' && token ? token : undefined;
}

async function customerAsking(token: string | undefined, { authenticateCustomer }: Doors): Promise<Asking> {
  const actor = token ? await authenticateCustomer?.(token) : null;
  if (!actor) refuse('UNAUTHORIZED');
  return {
    actor,
    reach: { retailerId: null, operatorId: null, borrowerId: actor.borrowerId },
    principal: (claim) => asCustomer(actor, claim),
  };
}

/**
 * Who asks for a route; undefined on a public one.
 * @throws Refusal UNAUTHORIZED without a session of the kind that the route takes, PASSWORD_CHANGE_REQUIRED, and what a
 * role outside the list is told.
 */
export async function askerOf(name: RouteName, request: FastifyRequest, doors: Doors): Promise<Asking | undefined> {
  const route: RouteShape = routes[name];
  if (route.access === 'public') return undefined;
  const token = bearerOf(request);
  if (route.access === 'customer') return customerAsking(token, doors);
  const actor = token ? await doors.authenticate(token, doors.nameBorrower?.(name, request)) : null;
  if (!actor) refuse('UNAUTHORIZED');
  if (actor.mustChangePassword && !route.beforeNewPassword) refuse('PASSWORD_CHANGE_REQUIRED');
  if (route.access !== 'signed-in' && !route.access.includes(actor.role)) refuse(route.roleRefusal ?? 'FORBIDDEN');
  const { retailerId, operatorId, reachableBorrowerId = null } = actor;
  return {
    actor,
    reach: { retailerId, operatorId, borrowerId: reachableBorrowerId },
    principal: (claim) => (claim ? asOperator(actor, claim) : asOperator(actor)),
  };
}
