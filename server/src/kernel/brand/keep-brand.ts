/** The provider's brand as a page of a hostname bears it. */
export type BrandAt = (hostname: string) => string;

/** The provider's brand, for texts that quote it: remembered, so that no sale reads it. */
export interface Brand {
  /** What is kept and sent says it: receipts, papers, messages, the brand of the address that they lead to. */
  name(): string;
  /** What answers a page says it, as the page does. */
  nameAt: BrandAt;
  /** Reads it again after a change, and keeps what is known when the database is away. */
  refresh(): Promise<void>;
}

export interface KeptBrand extends Brand {
  /** Reads every ten seconds what other processes changed, until the returned function is called. */
  start(): () => void;
}

const REFRESH_EVERY_MS = 10_000;

/** A brand that is read now and then; `publicUrl` is where people reach the product. @throws the first reading's failure. */
export async function keepBrand(read: () => Promise<BrandAt>, publicUrl: string): Promise<KeptBrand> {
  const { hostname: own } = new URL(publicUrl);
  let brandAt = await read();
  let asked = 0;
  let heard = 0;
  const refresh = async () => {
    asked += 1;
    const turn = asked;
    // Whoever asks the database for anything is told that it is away; the next reading asks again.
    const found = await read().catch(() => null);
    // An answer that comes after a later one knows less.
    if (found === null || turn < heard) return;
    heard = turn;
    brandAt = found;
  };
  return {
    name: () => brandAt(own),
    nameAt: (hostname) => brandAt(hostname),
    refresh,
    start() {
      const timer = setInterval(() => void refresh(), REFRESH_EVERY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
