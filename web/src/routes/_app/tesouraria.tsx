import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { Treasury } from '../../features/treasury/screens/treasury.tsx';
import { treasurySearch } from '../../features/treasury/search.ts';

export const Route = createFileRoute('/_app/tesouraria')({
  validateSearch: treasurySearch,
  beforeLoad: guard('/tesouraria'),
  component: Treasury,
});
