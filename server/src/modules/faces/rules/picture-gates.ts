import { faceGates, type FacePose, type FaceReason } from '@balcao/contract';
import type { FaceMeasures, PictureMeasures } from './measures.ts';

/** Bounds of what only the server measures, found as those of the framing. */
const gates = {
  ...faceGates,
  mostPitch: 20,
  /** Of face and picture both: a dark skin in good light is not dark. */
  leastBrightness: 50,
  mostBurnt: 0.05,
  leastSharpness: 1.5,
  /** Below, it is looked at by a person; nobody is turned away for a veil or for glasses. */
  leastScore: 0.7,
  leastEyesToCheeks: 0.3,
} as const;

function framing({ width, x, y }: FaceMeasures, pose: FacePose): FaceReason[] {
  const off = pose === 'FRONT' ? gates.off : gates.offTurned;
  const isOff = Math.abs(x - gates.centre.x) > off.x || Math.abs(y - gates.centre.y) > off.y;
  return [
    ...(width < gates.leastWidth ? (['TOO_FAR'] as const) : []),
    ...(width > gates.mostWidth ? (['TOO_NEAR'] as const) : []),
    ...(isOff ? (['OFF_CENTRE'] as const) : []),
  ];
}

function turning({ yaw }: FaceMeasures, pose: FacePose): FaceReason[] {
  if (pose === 'FRONT') return Math.abs(yaw) > gates.mostFrontalYaw ? ['NOT_FRONTAL'] : [];
  const asAsked = pose === 'LEFT' ? yaw : -yaw;
  if (asAsked < -gates.leastTurn) return ['WRONG_SIDE'];
  if (asAsked < gates.leastTurn) return ['NOT_TURNED'];
  return asAsked > gates.mostTurn ? ['TURNED_TOO_FAR'] : [];
}

function light(face: FaceMeasures, { brightness }: PictureMeasures): FaceReason[] {
  const isDark = face.brightness < gates.leastBrightness && brightness < gates.leastBrightness;
  return [
    ...(isDark ? (['TOO_DARK'] as const) : []),
    ...(face.burnt > gates.mostBurnt ? (['OVEREXPOSED'] as const) : []),
    ...(face.sharpness < gates.leastSharpness ? (['BLURRED'] as const) : []),
  ];
}

/** Why a picture is to be taken again; none where it shows what was asked. */
export function retakesOf(picture: PictureMeasures | null, pose: FacePose): FaceReason[] {
  if (!picture) return ['PICTURE_UNREADABLE'];
  const { face, faceWidths } = picture;
  if (!face) return picture.brightness < gates.leastBrightness ? ['TOO_DARK', 'NO_FACE'] : ['NO_FACE'];
  const [nearest = 0, next = 0] = faceWidths;
  if (next > nearest * gates.bystander) return ['MANY_FACES'];
  const isTilted = Math.abs(face.roll) > gates.mostRoll || Math.abs(face.pitch) > gates.mostPitch;
  return [
    ...framing(face, pose),
    ...(isTilted ? (['TILTED'] as const) : []),
    ...turning(face, pose),
    ...light(face, picture),
  ];
}

/** Whether something may cover mouth or eyes; drawings of that were told, glasses and veils of people were not tried. */
export const seemsCovered = ({ score, eyesToCheeks }: FaceMeasures): boolean =>
  score < gates.leastScore || eyesToCheeks < gates.leastEyesToCheeks;
