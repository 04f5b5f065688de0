import { call } from '../api/call.ts';
import { getSession, onSessionChange, type Session } from '../session/session.ts';
import { loadScript } from './load-script.ts';
import type { FollowPath } from './watch.ts';

/** A command of the vendor's widget: `liveChat('init', widgetId)`. */
type Chat = ((command: string, argument?: string) => void) & { q?: unknown[]; t?: number };

declare global {
  interface Window {
    liveChat?: Chat;
  }
}

/** Where the launcher would lie over the act: the help box still leads to it. */
const isBusyPath = (path: string) => /^\/caixa\/(compras|pagamentos)/.test(path) || path.startsWith('/login');

/** The widget of the store, where the chat is allowed and set up. */
export function chatWidgetOf(session: Session | null): string | null {
  const { isAllowed, infobip } = session?.configuration.communication.liveChat ?? {};
  return isAllowed && session && !session.isLocked ? (infobip?.widgetId ?? null) : null;
}

/** What the widget is told before its script is there, in the order in which it then reads it. */
function queue(): Chat {
  const made: Chat = (...said) => void (made.q ??= []).push(said);
  made.t = Date.now();
  return made;
}

/**
 * The live chat of who is signed in: init with the first widget, auth with a token of the server, launcher shown or hidden by the
 * page, logout with the session. Nothing of the vendor is loaded before somebody may chat.
 */
export function followChat(script: string, followPath: FollowPath): void {
  let isLoaded = false;
  let person: string | null = null;
  let path = window.location.pathname;
  const tell: Chat = (...said) => window.liveChat?.(...said);

  const open = async (widgetId: string, { user, store }: Session) => {
    if (!isLoaded) {
      isLoaded = true;
      window.liveChat ??= queue();
      loadScript(script);
      tell('init', widgetId);
    }
    tell('hide');
    person = user.id;
    const body = store ? { storeId: store.id } : {};
    const answer = await call('POST /support/chat/token', { body }).catch(() => null);
    // Somebody else, or nobody, may be here by now.
    if (person !== user.id) return;
    if (answer === null) person = null;
    else {
      tell('auth', answer.token);
      showLauncher();
    }
  };
  const close = () => {
    person = null;
    tell('logout');
    tell('hide');
  };
  const showLauncher = () => {
    if (person !== null) tell(isBusyPath(path) ? 'hide' : 'show');
  };
  const follow = () => {
    const session = getSession();
    const widgetId = chatWidgetOf(session);
    const isOther = person !== null && person !== session?.user.id;
    if (isOther || (person !== null && widgetId === null)) close();
    if (session && widgetId !== null && person === null) void open(widgetId, session);
  };
  followPath((now) => {
    path = now;
    showLauncher();
  });
  onSessionChange(follow);
  follow();
}

/** Shows the launcher where it is hidden; false when there is no chat. */
export function showChat(): boolean {
  window.liveChat?.('show');
  return window.liveChat !== undefined;
}
