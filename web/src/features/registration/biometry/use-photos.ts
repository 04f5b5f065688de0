import type { DocumentDoubt, DocumentSide, DocumentType, FacePhotoStatus } from '@balcao/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentQuery, faceQuery } from '../../../domain/face-review/calls.ts';
import { noShot, type Photo, type Shot, urlOf } from '../../../domain/photographs/photo.ts';
import { photographTexts as texts, type Problem, problemOf, type Subject } from '../../../domain/photographs/texts.ts';
import { useToast } from '../../../ui/toast/toasts.ts';
import { readDocument, sendFace, sendSide, statusQuery } from './calls.ts';

interface Asked {
  borrowerId: string;
  submitsBiometry: boolean;
  documentOnly: boolean;
}

export interface Photos {
  isLoading: boolean;
  /** Why what was taken before could not be shown. */
  failure: Problem | null;
  retry: () => void;
  shots: Readonly<Record<Subject, Shot>>;
  sides: readonly DocumentSide[];
  status: FacePhotoStatus | null;
  analysisEndsAt: string | null;
  refreshStatus: () => void;
  documentType: DocumentType | null;
  chooseType: (type: DocumentType) => void;
  take: (subject: Subject, photo: Photo) => void;
}

type Taken = Partial<Record<Subject, Shot>>;

/** A hint that comes late or never: nobody waits for it, and a picture taken since has its own. */
async function compared(
  borrowerId: string,
  { base64, url }: Photo,
  said: { documentType: DocumentType; side: DocumentSide },
): Promise<(before: Taken) => Taken> {
  const { side } = said;
  const { unlike } = await readDocument(borrowerId, base64, said).catch(() => noShot);
  return (before) => (before[side]?.url === url ? { ...before, [side]: { ...before[side], unlike } } : before);
}

const isKept = ({ url, isSending, problem }: Shot): boolean => url !== null && !isSending && problem === null;

/** The three pictures of a registration: what the server has, and what is being sent. */
export function usePhotos({ borrowerId, submitsBiometry, documentOnly }: Asked): Photos {
  const [taken, setTaken] = useState<Taken>({});
  const [chosen, setChosen] = useState<DocumentType | null>(null);
  const queries = useQueryClient();
  const { show } = useToast();
  const face = useQuery({ ...faceQuery(borrowerId), enabled: !documentOnly });
  const document = useQuery(documentQuery(borrowerId));
  const [isFaceSent, setFaceSent] = useState(false);
  const hasFace = isFaceSent || Boolean(face.data);
  const state = useQuery(statusQuery(borrowerId, hasFace && !documentOnly));

  const keptType = document.data?.documentType ?? null;
  const documentType = chosen ?? keptType;
  const isSame = (documentType ?? keptType) === keptType;
  const kept = isSame ? (document.data?.images ?? []) : [];
  const shotOf = (subject: Subject): Shot => {
    const own = taken[subject];
    if (own) return own;
    if (subject === 'face') return face.data ? { ...noShot, url: urlOf(face.data.imagebase64) } : noShot;
    const image = kept.find(({ label }) => label === subject);
    return image ? { ...noShot, url: urlOf(image.imagebase64), doubts: image.doubts } : noShot;
  };
  const shots = { face: shotOf('face'), front: shotOf('front'), back: shotOf('back') };

  const set = (subject: Subject, shot: Shot) => setTaken((before) => ({ ...before, [subject]: shot }));
  const send = async (subject: Subject, { base64 }: Photo): Promise<readonly DocumentDoubt[]> => {
    if (subject === 'face') {
      const { status } = await sendFace(borrowerId, base64, submitsBiometry);
      setFaceSent(true);
      queries.setQueryData(statusQuery(borrowerId, true).queryKey, { status, analysisEndsAt: null });
      void queries.invalidateQueries({ queryKey: statusQuery(borrowerId, true).queryKey });
      if (submitsBiometry) show({ kind: 'success', text: texts.submitted });
      return [];
    }
    if (documentType === null) return [];
    return (await sendSide(borrowerId, subject, { imageBase64: base64, documentType })).doubts;
  };
  const take = async (subject: Subject, photo: Photo) => {
    const shown = { ...noShot, url: photo.url };
    set(subject, { ...shown, isSending: true });
    try {
      set(subject, { ...shown, doubts: await send(subject, photo) });
      if (subject !== 'face' && documentType !== null)
        void compared(borrowerId, photo, { documentType, side: subject }).then(setTaken);
    } catch (error) {
      set(subject, { ...shown, problem: problemOf(error) });
    }
  };
  const failed = face.error ?? document.error;
  return {
    isLoading: (face.isLoading && !documentOnly) || document.isLoading,
    failure: failed ? problemOf(failed) : null,
    retry: () => void Promise.all([face.error && face.refetch(), document.error && document.refetch()]),
    shots,
    sides: (['front', 'back'] as const).filter((side) => isKept(shots[side])),
    status: hasFace ? (state.data?.status ?? face.data?.status ?? null) : null,
    analysisEndsAt: state.data?.analysisEndsAt ?? null,
    refreshStatus: () => void state.refetch(),
    documentType,
    chooseType(type) {
      setChosen(type);
      if (type === documentType) return;
      setTaken(({ face: own }) => (own ? { face: own } : {}));
    },
    take: (subject, photo) => void take(subject, photo),
  };
}
