import { hasCode } from '../../lib/api/error.ts';
import { type CivilDate, today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { type KindInfo, type Policy, type PolicyEntry, usePolicyActs } from './policy-calls.ts';
import { documentOf, type Draft, draftOf, type Faults, faultsOf } from './rules/draft.ts';
import { dayAfter } from './rules/day-after.ts';
import type { PlaceOption } from './rules/places.ts';
import { texts } from './texts.ts';

interface Start {
  kind: KindInfo;
  source: Policy | undefined;
  undone: Policy | undefined;
  places: readonly PlaceOption[];
}

/** What is typed of a policy that is not published yet, and what is wrong with it. */
export function usePolicyDraft({ kind, source, undone, places }: Start) {
  const { preview, enter } = usePolicyActs();
  const [first] = useState(() => ({
    draft: draftOf(kind.fields, source?.document ?? {}),
    place: places[0]?.value ?? '',
    variant: (undone ?? source)?.variant ?? kind.variants[0]?.code ?? '',
    validFrom: dayAfter(today()) as CivilDate | null,
    validUntil: null as CivilDate | null,
  }));
  const [said, setSaid] = useState(first);
  const [own, setOwn] = useState<Faults>({});
  const [entry, setEntry] = useState<PolicyEntry>();
  const issues = hasCode(preview.error, 'INVALID_POLICY', 'BAD_REQUEST') ? (preview.error.details?.issues ?? []) : [];
  const faults = { ...faultsOf(issues), ...own };

  const say = (part: Partial<typeof first>) => {
    setSaid({ ...said, ...part });
    setOwn({});
    preview.reset();
  };
  const compare = () => {
    const read = documentOf(kind.fields, said.draft);
    const found = { ...read.faults, ...(said.validFrom === null && { validFrom: texts.validFromMissing }) };
    setOwn(found);
    preview.reset();
    const place = places.find(({ value }) => value === said.place)?.place;
    if (Object.keys(found).length > 0 || said.validFrom === null || place === undefined) return;
    const { variant, validFrom, validUntil } = said;
    // The form is made of the server's fields: that they are those of the kind is theirs to say.
    const body = {
      ...place,
      kind: kind.kind,
      variant,
      validFrom,
      ...(validUntil && { validUntil }),
      reason: texts.previewReason,
      document: read.document,
    } as unknown as PolicyEntry;
    setEntry(body);
    preview.mutate(body);
  };
  const publish = (reason: string): Promise<Policy> => {
    if (!entry) throw new Error('nothing was compared');
    return enter.mutateAsync({ ...entry, reason, basedOn: preview.data?.supersedes ?? null });
  };
  return {
    said,
    say,
    write: (draft: Draft) => say({ draft }),
    faults,
    hasFaults: Object.keys(faults).length > 0,
    preview,
    compare,
    publish,
    isTouched: said !== first,
  };
}
