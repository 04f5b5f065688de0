import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { NewPolicy } from '../../../features/policies/screens/new-policy.tsx';

const texts = ['tipo', 'de', 'desfaz'] as const;
type Search = Partial<Record<(typeof texts)[number], string>>;

export const Route = createFileRoute('/_app/politicas/nova')({
  beforeLoad: guard('/politicas/nova'),
  validateSearch: (search: Record<string, unknown>): Search =>
    Object.fromEntries(texts.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : []))),
  component: Draft,
});

function Draft() {
  const { tipo, de, desfaz } = Route.useSearch();
  return <NewPolicy key={`${tipo} ${de} ${desfaz}`} kind={tipo} copies={de} undoes={desfaz} />;
}
