import { useRouter } from '@tanstack/react-router';

/** Whether a page, or one below it, has a route. */
export function useHasPage(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  const paths = Object.keys(routesByPath);
  return (path) => paths.some((one) => one === path || one.startsWith(`${path}/`));
}
