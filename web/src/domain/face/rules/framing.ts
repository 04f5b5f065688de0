import type { FacePose, FaceReason } from '@balcao/contract';
import { faceGates as gates } from '@balcao/contract/pictures';
import type { FoundFace } from './found-face.ts';

export type FramingHint = Extract<
  FaceReason,
  | 'NO_FACE'
  | 'MANY_FACES'
  | 'TOO_FAR'
  | 'TOO_NEAR'
  | 'OFF_CENTRE'
  | 'TILTED'
  | 'NOT_FRONTAL'
  | 'NOT_TURNED'
  | 'WRONG_SIDE'
  | 'TURNED_TOO_FAR'
>;

/** The box of the detection to the face that the server measures: broader, and a little lower (ADR 0116). */
const box = { broader: 1.08, lower: 0.02 } as const;
/** Of parts of the picture, and of degrees: a turn is read off eyes and nose here, at most two more than the server reads. */
const margin = { width: 0.02, x: 0.02, y: 0.03, roll: 2, yaw: 2 } as const;

const within = ({ x, y }: { x: number; y: number }) => ({ x: x - margin.x, y: y - margin.y });

/** The server's gates less a margin, so that what is taken by itself passes there. */
const bounds = {
  leastWidth: (gates.leastWidth + margin.width) * box.broader,
  mostWidth: (gates.mostWidth - margin.width) * box.broader,
  centre: { x: gates.centre.x, y: gates.centre.y + box.lower },
  off: within(gates.off),
  offTurned: within(gates.offTurned),
  mostRoll: gates.mostRoll - margin.roll,
  mostFrontalYaw: gates.mostFrontalYaw - margin.yaw,
  leastTurn: gates.leastTurn + margin.yaw,
  mostTurn: gates.mostTurn - margin.yaw,
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
  if (next && next.width > nearest.width * gates.bystander) return 'MANY_FACES';
  if (nearest.width < bounds.leastWidth) return 'TOO_FAR';
  if (nearest.width > bounds.mostWidth) return 'TOO_NEAR';
  const off = pose === 'FRONT' ? bounds.off : bounds.offTurned;
  const { x, y } = bounds.centre;
  if (Math.abs(nearest.x - x) > off.x || Math.abs(nearest.y - y) > off.y) return 'OFF_CENTRE';
  if (Math.abs(nearest.roll) > bounds.mostRoll) return 'TILTED';
  return turning(nearest.yaw, pose);
}
