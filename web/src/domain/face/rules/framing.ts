import type { FacePose } from '@balcao/contract';
import type { FoundFace } from './found-face.ts';

export type FramingHint =
  | 'NO_FACE'
  | 'MANY_FACES'
  | 'TOO_FAR'
  | 'TOO_NEAR'
  | 'OFF_CENTRE'
  | 'TILTED'
  | 'NOT_FRONTAL'
  | 'NOT_TURNED'
  | 'WRONG_SIDE'
  | 'TURNED_TOO_FAR';

/**
 * A little narrower than the server's (`picture-gates.ts`), so that what is taken by itself passes there; the box of the
 * detection is a twelfth broader than the face that the server measures, and lies a little lower.
 */
const bounds = {
  leastWidth: 0.29,
  mostWidth: 0.66,
  /** A face so much smaller than the nearest one stands behind. */
  bystander: 0.5,
  centre: { x: 0.5, y: 0.5 },
  off: { x: 0.13, y: 0.17 },
  offTurned: { x: 0.2, y: 0.17 },
  mostRoll: 18,
  mostFrontalYaw: 11,
  leastTurn: 15,
  mostTurn: 40,
} as const;

function turning(yaw: number, pose: FacePose): FramingHint | null {
  if (pose === 'FRONT') return Math.abs(yaw) > bounds.mostFrontalYaw ? 'NOT_FRONTAL' : null;
  const asAsked = pose === 'LEFT' ? yaw : -yaw;
  if (asAsked < -bounds.leastTurn) return 'WRONG_SIDE';
  if (asAsked < bounds.leastTurn) return 'NOT_TURNED';
  return asAsked > bounds.mostTurn ? 'TURNED_TOO_FAR' : null;
}

/** The first thing to mend before the picture shows what was asked; null: the face is framed. */
export function framingOf(faces: readonly FoundFace[], pose: FacePose): FramingHint | null {
  const [nearest, next] = [...faces].sort((one, other) => other.width - one.width);
  if (!nearest) return 'NO_FACE';
  if (next && next.width > nearest.width * bounds.bystander) return 'MANY_FACES';
  if (nearest.width < bounds.leastWidth) return 'TOO_FAR';
  if (nearest.width > bounds.mostWidth) return 'TOO_NEAR';
  const off = pose === 'FRONT' ? bounds.off : bounds.offTurned;
  const { x, y } = bounds.centre;
  if (Math.abs(nearest.x - x) > off.x || Math.abs(nearest.y - y) > off.y) return 'OFF_CENTRE';
  if (Math.abs(nearest.roll) > bounds.mostRoll) return 'TILTED';
  return turning(nearest.yaw, pose);
}
