import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a change of page the focus goes to its heading, unless the page put it somewhere itself. */
export function useFocusOnArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (pathChanged && isLost) document.querySelector<HTMLElement>('main h1')?.focus();
      }),
    [router],
  );
}
