import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { PageNotFound } from '../../features/home/screens/page-not-found.tsx';

export const Route = createFileRoute('/_app/$')({ beforeLoad: guard('/$'), component: PageNotFound });
