import { readFile } from 'node:fs/promises';
import { type RouteName, type RouteShape, routes } from '@balcao/contract';
import { z } from 'zod';
import { keep, readStatements, type Statement } from './shell-page.ts';

export interface MadeCall {
  operation: RouteName;
  status: number;
}

/** The route of the contract that a call goes to. @throws Error when there is none. */
function routeOf(method: string, url: URL): RouteName {
  const found = (Object.keys(routes) as RouteName[]).find((name) => {
    const [verb, path = ''] = name.split(' ');
    return verb === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname);
  });
  if (!found) throw new Error(`no such call: ${method} ${url.pathname}`);
  return found;
}

/** @throws Error when a body has a field that the contract does not know: the server would leave it unread. */
function checkBody(operation: RouteName, body: string | undefined): void {
  if (body === undefined) return;
  const { body: schema }: RouteShape = routes[operation];
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const unknown = Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(body))).filter(
    (name) => !known.includes(name),
  );
  if (unknown.length > 0) throw new Error(`${operation} takes no ${unknown.join(', ')}`);
}

async function make({ method, url, headers, body, kept }: Statement): Promise<{ call: MadeCall; value?: string }> {
  const operation = routeOf(method, new URL(url));
  checkBody(operation, body);
  // A value the page waits for may come late on a busy machine.
  for (let triesLeft = 50; ; triesLeft -= 1) {
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${operation} answered ${response.status} ${JSON.stringify(answer)}`);
    const call = { operation, status: response.status };
    if (kept === undefined) return { call };
    const value = keep(kept.filter, answer);
    if (value !== undefined) return { call, value };
    if (triesLeft === 0) throw new Error(`${operation}: nothing at ${kept.filter}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/**
 * Makes the curl calls of a page, one after another, to the given server instead of the one the page names.
 * @throws Error at the first call that the contract does not know or the server refuses.
 */
export async function runPage(page: string, server: string): Promise<MadeCall[]> {
  const known = new Map([['BALCAO', server]]);
  const calls: MadeCall[] = [];
  for (const read of readStatements(await readFile(page, 'utf8'))) {
    const statement = read(known);
    const { call, value } = await make(statement);
    calls.push(call);
    if (statement.kept && value !== undefined) known.set(statement.kept.name, value);
  }
  return calls;
}
