import { createFileRoute } from '@tanstack/react-router';
import { InboxPage } from '../app/frame/inbox-page.tsx';

export const Route = createFileRoute('/inbox')({ component: InboxPage });
