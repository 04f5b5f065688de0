import { kept } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { FaceJudge, FacePictures } from '../ports.ts';
import { createFaceReader, type FaceReader, type ReadFaces } from '../reader/face-reader.ts';
import { isPicture } from '../rules/picture-kind.ts';
import { type FaceJudgement, judgeMeasures, notJudged } from '../rules/verdict.ts';

/** Judges on this server, by what a model reads of the pictures. */
export function embeddedJudge(read: ReadFaces): FaceJudge {
  return async ({ pictures, portrait, challenge }) => {
    if (pictures.length !== challenge.poses.length) return judgeMeasures({ pictures: [], portrait: null }, challenge);
    const asked = [...pictures, ...(portrait ? [portrait] : [])].map((bytes) => (isPicture(bytes) ? bytes : null));
    const measures = await read(asked);
    if (!measures) return notJudged;
    const found = { pictures: measures.slice(0, pictures.length), portrait: portrait ? measures.at(-1) : undefined };
    return judgeMeasures(found, challenge);
  };
}

/** By the secrets of a server, which stay the same object whatever else of its platform is replaced for an act. */
const judges = new WeakMap<Platform['secrets'], FaceJudge>();
const readers = new WeakMap<Platform['secrets'], FaceReader>();

/** The one reader of a server: its process starts with the first picture. */
export const readerOf = ({ secrets, log }: Pick<Platform, 'secrets' | 'log'>): FaceReader =>
  kept(readers, secrets, () => createFaceReader(log));

/** Says who judges the faces of a server. */
export function bindFaceJudge({ secrets }: Pick<Platform, 'secrets'>, judge: FaceJudge): void {
  judges.set(secrets, judge);
}

/**
 * What pictures of a face come to: PASSED, DOUBTFUL (a person decides) or RETAKE, with why. Without another judge this
 * server reads them itself; its model is loaded by the first.
 */
export const judgeFace = (platform: Pick<Platform, 'secrets' | 'log'>, asked: FacePictures): Promise<FaceJudgement> =>
  kept(judges, platform.secrets, () => embeddedJudge(readerOf(platform).read))(asked);
