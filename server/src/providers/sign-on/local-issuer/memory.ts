import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  until: number;
}

/** What an issuer remembers, until it is over; nothing outlives the process. */
export function memory(now: () => number = Date.now): AdapterFactory {
  const kept = new Map<string, Kept>();
  const forgetOld = () => {
    for (const [key, { until }] of kept) if (until <= now()) kept.delete(key);
  };
  const found = (key: string) => {
    forgetOld();
    return kept.get(key)?.payload;
  };
  return (model): Adapter => {
    const find = async (id: string) => found(`${model}:${id}`);
    const findBy = (fits: (payload: AdapterPayload) => boolean) => {
      forgetOld();
      return [...kept].find(([key, { payload }]) => key.startsWith(`${model}:`) && fits(payload))?.[1].payload;
    };
    return {
      find,
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (code) => findBy((payload) => payload.userCode === code),
      async upsert(id, payload, seconds = 3_600) {
        kept.set(`${model}:${id}`, { payload, until: now() + seconds * 1_000 });
      },
      async consume(id) {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(now() / 1_000);
      },
      async destroy(id) {
        kept.delete(`${model}:${id}`);
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
