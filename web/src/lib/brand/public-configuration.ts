import { useSyncExternalStore } from 'react';
import type { PublicConfiguration } from '@balcao/contract';
import { callPublic } from '../api/public-call.ts';
import { storedRecord } from '../stored-item.ts';
import { withDefaults } from '../unknown-values.ts';
import { applyTheme } from './apply-theme.ts';
import { defaultPublicConfiguration } from './default-public-configuration.ts';

const publicConfigurationItem = storedRecord<PublicConfiguration>('public_configurations', (record) =>
  withDefaults(defaultPublicConfiguration, record),
);

let current: PublicConfiguration | undefined;
const listeners = new Set<() => void>();

/** Brand and public flags: what this browser last saw, until the server answers. */
export function getPublicConfiguration(): PublicConfiguration {
  current ??= publicConfigurationItem.read() ?? defaultPublicConfiguration;
  return current;
}

export function usePublicConfiguration(): PublicConfiguration {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, getPublicConfiguration);
}

/** The provider's name as texts quote it ('UME'). */
export const brandName = () => getPublicConfiguration().app.name;

/** What the server put into the page, under an id that it knows too (`branded-page.ts`). */
function inPage(): unknown {
  const text = document.getElementById('public-configuration')?.textContent;
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Shows what came with the page; else what is known, and asks the server: without an answer the page goes on with it. */
export async function loadPublicConfiguration(): Promise<void> {
  const given = inPage();
  if (given === null) show(getPublicConfiguration());
  const query = { hostname: window.location.hostname };
  const answer = given ?? (await callPublic('GET /configurations/public', { query }).catch(() => null));
  if (answer === null) return;
  current = withDefaults(defaultPublicConfiguration, answer);
  publicConfigurationItem.write(current);
  show(current);
  for (const listener of listeners) listener();
}

function show({ app, theme, cdn }: PublicConfiguration): void {
  document.title = app.name;
  applyTheme(theme.primary);
  if (cdn.faviconUrl) document.querySelector('link[rel="icon"]')?.setAttribute('href', cdn.faviconUrl);
}
