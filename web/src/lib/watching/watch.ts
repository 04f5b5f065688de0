import { getPublicConfiguration } from '../brand/public-configuration.ts';
import { sendCounts } from './counts.ts';
import { reportErrors } from './error-reports.ts';
import { followChat } from './live-chat.ts';
import { loadScript } from './load-script.ts';

/** Tells the path of the page, now and whenever it changes. */
export type FollowPath = (listener: (path: string) => void) => void;

/** Everything that watches a page, loaded behind it; what the configuration does not name stays asleep. */
export function watch(followPath: FollowPath, early: readonly string[]): void {
  const { tagManager, errors, chat } = getPublicConfiguration().watching;
  sendCounts(early);
  if (errors !== null) reportErrors(errors);
  if (tagManager !== null) loadScript(tagManager);
  if (chat !== null) followChat(chat, followPath);
}
