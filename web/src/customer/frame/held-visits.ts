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

export interface HeldVisits<Page> {
  /** Opens a link once, or goes on with it after a reload. @throws ApiError, which says why it is dead. */
  open(token: string): Promise<Opened<Page>>;
  /** Goes on with what was opened otherwise. */
  hold(visit: Held): void;
  /** Token of what was opened here last; null when there is none. */
  token(): string | null;
  forget(): void;
}

/** Pages behind links that open once, on one device: whoever opened one goes on with it. */
export function heldVisits<Page>({ name, storage, open, show }: Asked<Page>): HeldVisits<Page> {
  /** One opening of a link, however often the page asks: it opens once. */
  const openings = new Map<string, Promise<Opened<Page>>>();
  /** Where storage is forbidden; a reload then needs another link. */
  let kept: Held | null = null;
  const held = (): Held | null => {
    try {
      return (JSON.parse(storage().getItem(name) ?? 'null') as Held | null) ?? kept;
    } catch {
      return kept;
    }
  };
  const hold = (visit: Held): void => {
    kept = visit;
    try {
      storage().setItem(name, JSON.stringify(visit));
    } catch {
      // It is kept above.
    }
  };
  const begin = async (token: string): Promise<Opened<Page>> => {
    const known = held();
    if (known?.token === token) return { key: known.key, page: await show(known.key) };
    const opened = await open(token);
    hold({ token, key: opened.key });
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
    hold,
    token: () => held()?.token ?? null,
    forget() {
      openings.clear();
      kept = null;
      try {
        storage().removeItem(name);
      } catch {
        // Forbidden storage holds nothing.
      }
    },
  };
}
