import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { MessageTemplate } from '../message-calls.ts';
import { texts } from '../texts.ts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words that hold, each with what it may say and how it reads; they are changed where every parameter is. */
export function TemplateList() {
  const [sought, setSought] = useState('');
  const templates = useQuery({
    queryKey: queryKeys.messageTemplates(),
    queryFn: ({ signal }) => call('GET /coordinator/messages/templates', { signal }),
    staleTime: 0,
  });
  if (templates.isLoading) return <SkeletonRows label={texts.loading} rows={6} />;
  if (!templates.data)
    return (
      <EmptyState
        title={errorText(templates.error, brandName())}
        actions={<Button onClick={() => void templates.refetch()}>{texts.tryAgain}</Button>}
      />
    );
  const shown = templates.data.filter(({ title, text }) => plain(`${title} ${text}`).includes(plain(sought.trim())));
  return (
    <>
      <p className="message-note">{texts.templatesLead}</p>
      <div className="message-tools">
        <TextField label={texts.find} value={sought} onChange={setSought} />
        <Link className="button" to="/parametros" search={{ assunto: 'Mensagens' }}>
          {texts.change}
        </Link>
      </div>
      {shown.length === 0 ? <EmptyState title={texts.noTemplate} /> : null}
      <ul className="message-templates">
        {shown.map((template) => (
          <Template key={template.name} template={template} />
        ))}
      </ul>
    </>
  );
}

function Template({ template: { title, text, isOwn, example, variables } }: { template: MessageTemplate }) {
  return (
    <li>
      <h2>
        {title} {isOwn ? <StatusBadge tone="info" icon="check" text={texts.isOwn} /> : null}
      </h2>
      <dl>
        <dt>{texts.words}</dt>
        <dd className="message-words">{text}</dd>
        <dt>{texts.example}</dt>
        <dd className="message-words message-example">{example}</dd>
        <dt>{texts.variables}</dt>
        <dd>
          <ul className="message-variables">
            {variables.map(({ name, title: said, isNeeded }) => (
              <li key={name}>
                <code>{`{${name}}`}</code> {said}
                {isNeeded ? ` (${texts.needed})` : ''}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </li>
  );
}
