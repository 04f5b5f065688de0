import type { Wire } from '@balcao/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** A layer with its history, and what is done to it. */
export function useLayer(place: Place) {
  const client = useQueryClient();
  const layer = useQuery({
    queryKey: queryKeys.layer(place),
    queryFn: ({ signal }) => call('GET /configurations/layers', { query: place, signal }),
    staleTime: 0,
  });
  const versions = useQuery({
    queryKey: queryKeys.layerVersions(place),
    queryFn: ({ signal }) =>
      call('GET /configurations/layers/versions', { query: { ...place, sort: '-enteredAt' }, signal }),
    staleTime: 0,
  });
  const onSuccess = () =>
    Promise.all(
      [queryKeys.layer(place), queryKeys.layerVersions(place)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  return {
    layer,
    versions,
    preview: useMutation({ mutationFn: (body: Proposal) => call('POST /configurations/layers/preview', { body }) }),
    enter: useMutation({ mutationFn: enter, onSuccess }),
    undo: useMutation({ mutationFn: undo, onSuccess }),
  };
}
