/** What a device keeps of a page that it opened. */
interface Held {
  token: string;
  key: string;
}

interface Opened<Page> {
  key: string;
  page: Page;
}

interface Asked<Page> {
  /** Name of what the storage keeps. */
  name: string;
  /** Of the tab, or of the device. */
  storage: () => Storage;
  open: (token: string) => Promise<Opened<Page>>;
  show: (key: string) => Promise<Page>;
}

interface HeldVisits<Page> {
  /** Opens a link once, or goes on with it after a reload. @throws ApiError, which says why it is dead. */
  open(token: string): Promise<Opened<Page>>;
  /** Token of what was opened here last; null when there is none. */
  token(): string | null;
  forget(): void;
}

/** Pages behind links that open once, on one device: whoever opened one goes on with it. */
export function heldVisits<Page>({ name, storage, open, show }: Asked<Page>): HeldVisits<Page> {
  /** One opening of a link, however often the page asks: it opens once. */
  const openings = new Map<string, Promise<Opened<Page>>>();
  const held = (): Held | null => {
    try {
      return JSON.parse(storage().getItem(name) ?? 'null') as Held | null;
    } catch {
      return null;
    }
  };
  const begin = async (token: string): Promise<Opened<Page>> => {
    const known = held();
    if (known?.token === token) return { key: known.key, page: await show(known.key) };
    const opened = await open(token);
    try {
      storage().setItem(name, JSON.stringify({ token, key: opened.key } satisfies Held));
    } catch {
      // A reload then needs another link.
    }
    return opened;
  };
  return {
    open(token) {
      const running = openings.get(token);
      if (running) return running;
      const opening = begin(token);
      openings.set(token, opening);
      // Asked again it is read again; nothing came of a failure.
      const forget = () => openings.delete(token);
      opening.then(forget, forget);
      return opening;
    },
    token: () => held()?.token ?? null,
    forget() {
      openings.clear();
      try {
        storage().removeItem(name);
      } catch {
        // Forbidden storage holds nothing.
      }
    },
  };
}
