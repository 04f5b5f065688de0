import type { RouteName, Routes } from '@balcao/contract';
import { tokenItem } from '../session/stored-items.ts';
import { addressOf } from './address.ts';
import { ApiError } from './error.ts';

/** Routes that answer with server-sent events. */
type EventsRoute = { [K in RouteName]: Routes[K]['answer'] extends 'events' ? K : never }[RouteName];

interface Listening {
  /** The stream stands. */
  onOpen: () => void;
  /** What an event says, as it came. */
  onEvent: (said: unknown) => void;
  signal: AbortSignal;
}

/**
 * Listens to a stream until it ends. By fetch, as the browser's own EventSource cannot say who asks.
 * @throws ApiError when it does not begin; whatever broke it off later.
 */
export async function stream(route: EventsRoute, { onOpen, onEvent, signal }: Listening): Promise<void> {
  const [, path = '/'] = route.split(' ');
  const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${tokenItem.read() ?? ''}` };
  const response = await fetch(addressOf(path, undefined, undefined), {
    headers,
    signal,
    cache: 'no-store',
    redirect: 'manual',
  });
  const kind = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !response.body || !kind.includes('event-stream'))
    throw new ApiError({ status: response.status, code: 'NO_CONNECTION' });
  onOpen();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: ')) onEvent(JSON.parse(event.slice(6)));
  }
}
