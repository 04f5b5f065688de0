import type { Wire } from '@balcao/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type LayerVersion = Wire<'POST /configurations/layers'>['answer'];
type Entry = Wire<'POST /configurations/layers'>['body'];
export type Place = Pick<Entry, 'scope' | 'storeId' | 'hostname'>;
/** A document with where it would hold. */
export type Proposal = Wire<'POST /configurations/layers/preview'>['body'];

const enter = (body: Entry) =>
  sendOnce('configuration', body, (idempotencyKey) => call('POST /configurations/layers', { body, idempotencyKey }));

const undo = ({ id, reason }: { id: string; reason: string }) => {
  const body = { reason };
  return sendOnce(`configuration-undo:${id}`, body, (idempotencyKey) =>
    call('POST /configurations/layers/versions/{id}/undo', { params: { id }, body, idempotencyKey }),
  );
};

const askLayer = (place: Place) => ({
  queryKey: queryKeys.layer(place),
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /configurations/layers', { query: place, signal }),
  staleTime: 0,
});

/** What serves every address without a layer of its own. */
const everyHostname: Place = { scope: 'HOSTNAME', hostname: '*' };

/** The addresses that have a layer of their own; undefined until they are known. */
export const useHostnames = (): readonly string[] | undefined => useQuery(askLayer(everyHostname)).data?.hostnames;

/** A layer with its history, and what is done to it. */
export function useLayer(place: Place) {
  const client = useQueryClient();
  const [cursor, setCursor] = useState<string>();
  const layer = useQuery(askLayer(place));
  const versions = useQuery({
    queryKey: queryKeys.layerVersions(place, ...(cursor === undefined ? [] : [cursor])),
    queryFn: ({ signal }) =>
      call('GET /configurations/layers/versions', {
        query: { ...place, sort: '-enteredAt', ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const onSuccess = () => {
    setCursor(undefined);
    // The versions' keys begin with their layer's.
    return Promise.all(
      [place, everyHostname].map((one) => client.invalidateQueries({ queryKey: queryKeys.layer(one) })),
    );
  };
  const next = versions.data?.next ?? null;
  return {
    layer,
    versions,
    /** The newest versions stand on the first page. */
    pages: {
      isFirstPage: cursor === undefined,
      next: next === null || versions.isPlaceholderData ? undefined : () => setCursor(next),
      toFirst: () => setCursor(undefined),
      refresh: () => void versions.refetch(),
      isRefreshing: versions.isFetching,
    },
    preview: useMutation({ mutationFn: (body: Proposal) => call('POST /configurations/layers/preview', { body }) }),
    enter: useMutation({ mutationFn: enter, onSuccess }),
    undo: useMutation({ mutationFn: undo, onSuccess }),
  };
}
