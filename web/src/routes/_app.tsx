import { createFileRoute } from '@tanstack/react-router';
import { AppFrame } from '../app/frame/app-frame.tsx';

export const Route = createFileRoute('/_app')({ component: AppFrame });
