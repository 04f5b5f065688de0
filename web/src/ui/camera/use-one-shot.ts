import { useEffect, useRef, useState } from 'react';

/**
 * Makes one picture at a time: by itself and by the button at once it is one. What is made after the person left goes
 * nowhere. `isLost`: the last one did not come out.
 */
export function useOneShot<Of extends readonly unknown[], Picture>(
  make: (...of: Of) => Promise<Picture | null> | null,
  onShot: (picture: Picture) => void,
): { take: (...of: Of) => void; isLost: boolean } {
  const [isLost, setLost] = useState(false);
  const isTaking = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const take = async (...of: Of) => {
    if (isTaking.current) return;
    isTaking.current = true;
    const picture = await make(...of);
    isTaking.current = false;
    if (isLeft.current) return;
    setLost(!picture);
    if (picture) onShot(picture);
  };
  return { take: (...of) => void take(...of), isLost };
}
