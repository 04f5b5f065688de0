import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

/** The kit's gallery in development and in tests; a plain condition, so that a production build leaves all of it out. */
const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === 'playground'
    ? lazy(() => import('../features/playground/gallery.tsx'))
    : null;

export const Route = createFileRoute('/playground')({
  validateSearch: (search: Record<string, unknown>): { part?: string | undefined } => ({
    part: typeof search['part'] === 'string' ? search['part'] : undefined,
  }),
  component: Playground,
});

function Playground() {
  const { part } = Route.useSearch();
  return Gallery ? <Gallery part={part} /> : null;
}
