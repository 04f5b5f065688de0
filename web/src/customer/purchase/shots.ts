/** Base64 of pictures, as the server takes them. */
export const encodedShots = (shots: readonly Blob[]): Promise<string[]> => Promise.all(shots.map(encoded));

async function encoded(shot: Blob): Promise<string> {
  const bytes = new Uint8Array(await shot.arrayBuffer());
  let text = '';
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += PART) text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(text);
}

const PART = 8_192;
