/**
 * Where a face belongs in a picture, in parts of it, and how it is held, in degrees: what is outside is taken again. Found on
 * computer-made stills (ADR 0056): to be set anew on pictures of consenting customers.
 */
export const faceGates = {
  leastWidth: 0.25,
  mostWidth: 0.62,
  /** A face so much smaller than the nearest one stands behind at the counter. */
  bystander: 0.5,
  centre: { x: 0.5, y: 0.48 },
  off: { x: 0.15, y: 0.2 },
  /** A turned head moves to its side. */
  offTurned: { x: 0.22, y: 0.2 },
  mostRoll: 20,
  mostFrontalYaw: 13,
  /** No picture is both from the front and turned. */
  leastTurn: 14,
  mostTurn: 45,
} as const;
