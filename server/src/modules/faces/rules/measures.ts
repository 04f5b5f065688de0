/** What is measured of the face that is nearest to the camera. */
export interface FaceMeasures {
  /** Of its own breadth, and where its middle is: parts of the picture, 0 to 1. */
  width: number;
  x: number;
  y: number;
  /** Degrees. `yaw` grows as the head turns to the person's own left, `pitch` as it looks up. */
  roll: number;
  yaw: number;
  pitch: number;
  /** How sure the detection is, 0 to 1: low where something covers the mouth. */
  score: number;
  /** 0 to 255. */
  brightness: number;
  /** Part of its pixels that are white, 0 to 1. */
  burnt: number;
  /** 100 times the variance of its edges to that of its greys: does not depend on light or on skin. */
  sharpness: number;
  /** How bright the eyes are to the cheeks; low behind dark glasses. */
  eyesToCheeks: number;
  /** What makes two pictures of one person alike. */
  likeness: readonly number[];
}

/** What is measured of a picture; null where it could not be read. */
export interface PictureMeasures {
  /** 0 to 255, of the whole picture. */
  brightness: number;
  /** Breadths of all faces, the largest first, one that lies over another left out. */
  faceWidths: readonly number[];
  face: FaceMeasures | null;
}
