import type { Configuration } from '@balcao/contract';
import { today } from '@balcao/contract/kernel';
import { useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { CurrentPage } from '../components/current-page.tsx';
import type { Flow } from '../rules/flow.ts';
import { faultTexts, texts } from '../texts.ts';
import { useBudget } from '../use-budget.ts';
import './calculator.css';

type Flags = Pick<Configuration['flags'], 'budgetCampaign' | 'budgetCampaignEndsOn'>;

function titleOf({ page, step, fault, budget }: Flow, isCampaign: boolean): string {
  if (fault) return faultTexts[fault.code].title;
  if (page === 'form' && step === 'cpf') return texts.form.cpf;
  if (page === 'form') return isCampaign ? texts.form.campaign.title : texts.form.value.title;
  if (page === 'response' && budget) return texts.outcome[budget.action].title;
  return page === 'increase' || page === 'response' ? texts.title : texts[page].title;
}

/** The campaign's words end with its last day, as the raise does. */
const runs = ({ budgetCampaign, budgetCampaignEndsOn }: Flags): boolean =>
  budgetCampaign && budgetCampaignEndsOn >= today();

/** What a purchase would cost, and a higher limit where it needs one: for staff, and for who comes by a shop's link. */
export function Calculator() {
  const session = useSession();
  const cpf = useRouterState({ select: ({ location }) => location.state.cpf }) ?? '';
  const { loja = null } = useSearch({ strict: false });
  const ownStore = session?.store?.status === 'active' ? session.store : null;
  // Staff ask in the name of their store; who has none asks as anybody does.
  const budget = useBudget({ cpf, storeId: ownStore?.id ?? loja, isVisitor: ownStore === null });
  const { flow, tell } = budget;
  const flags = session?.configuration.flags;
  const isCampaign = flags ? runs(flags) : flow.campaignEndsOn !== null;
  const hasBack = flow.page === 'form' && !flow.fault && !flow.isLoading;
  const back = () => (hasBack ? tell({ type: 'BACK' }) : undefined);
  useShortcut({ key: 'Escape', label: texts.back, run: back, worksInFields: true });
  const title = titleOf(flow, isCampaign);
  const sheet = useFocusOnTitle(title);
  return (
    <div ref={sheet} className="budget">
      <CounterLayout
        title={title}
        back={
          hasBack ? (
            <Button kind="quiet" icon="back" onClick={back}>
              {texts.back}
            </Button>
          ) : undefined
        }
      >
        <CurrentPage {...budget} isCampaign={isCampaign} />
      </CounterLayout>
    </div>
  );
}

/** Another page begins at its title, unless a field of it took the focus. */
function useFocusOnTitle(title: string) {
  const sheet = useRef<HTMLDivElement>(null);
  const last = useRef(title);
  useEffect(() => {
    if (last.current === title) return;
    last.current = title;
    if (!(document.activeElement instanceof HTMLInputElement)) sheet.current?.querySelector('h1')?.focus();
  }, [title]);
  return sheet;
}
