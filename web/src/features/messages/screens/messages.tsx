import { useNavigate, useSearch } from '@tanstack/react-router';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { SentList } from '../components/sent-list.tsx';
import { TemplateList } from '../components/template-list.tsx';
import { texts } from '../texts.ts';
import '../messages.css';

const TEMPLATES = 'modelos';

/** What was sent to whom, and by which words (ADR 0083). */
export function Messages() {
  const navigate = useNavigate();
  const { aba }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const current = aba === TEMPLATES ? TEMPLATES : 'enviadas';
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <Tabs
        label={texts.tabs}
        hasControls
        tabs={[
          { key: 'enviadas', label: texts.sent },
          { key: TEMPLATES, label: texts.templates },
        ]}
        current={current}
        onChange={(key) =>
          void navigate({ to: '/mensagens', search: key === TEMPLATES ? { aba: key } : {}, replace: true })
        }
      >
        <div className="messages">{current === TEMPLATES ? <TemplateList /> : <SentList />}</div>
      </Tabs>
    </CounterLayout>
  );
}
