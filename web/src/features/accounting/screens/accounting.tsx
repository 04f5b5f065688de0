import type { CivilDate } from '@balcao/contract/kernel';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import type { Month } from '../calls.ts';
import { Asked } from '../components/asked.tsx';
import { BalanceTab } from '../components/balance-tab.tsx';
import { MonthsTab } from '../components/months-tab.tsx';
import { ProvisionsTab } from '../components/provisions-tab.tsx';
import { StatementsTab } from '../components/statements-tab.tsx';
import { TaxesTab } from '../components/taxes-tab.tsx';
import { type AccountingSearch, accountingSearch, type AccountingTab, accountingTabs } from '../rules/search.ts';
import { monthName } from '../rules/months.ts';
import { texts } from '../texts.ts';
import { useMonths } from '../use-accounting.ts';
import '../accounting.css';

const labels: Readonly<Record<AccountingTab, string>> = {
  balancete: texts.balance,
  resultado: texts.statements,
  provisoes: texts.provisions,
  tributos: texts.taxes,
  fechamento: texts.months,
};

/** The books of the lender: a month and what is told of it stand in the address. */
export function Accounting() {
  const months = useMonths();
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <Asked query={months}>
        {({ items }) =>
          items.length === 0 ? <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState> : <Books months={items} />
        }
      </Asked>
    </CounterLayout>
  );
}

function Books({ months }: { months: readonly Month[] }) {
  const navigate = useNavigate();
  // The router hands on what the route turned down as well.
  const search = accountingSearch(useSearch({ strict: false }));
  const tab = search.aba ?? 'balancete';
  const month = months.find((one) => one.month === search.mes)?.month ?? months[0]?.month ?? '';
  const go = (over: AccountingSearch) =>
    void navigate({ to: '/contabilidade', search: { ...search, ...over }, replace: true });
  const open = (conta: string | undefined, of: 'balance' | 'span') =>
    go({ aba: 'balancete', conta, saldo: of === 'balance' ? true : undefined });
  return (
    <>
      <div className="accounting-ask">
        <Select
          label={texts.month}
          options={months.map((one) => ({ value: one.month, label: monthName(one.month) }))}
          value={month}
          onChange={(mes) => go({ mes, ate: undefined, conta: undefined, saldo: undefined })}
        />
      </div>
      <Tabs
        label={texts.tabs}
        tabs={accountingTabs.map((key) => ({ key, label: labels[key] }))}
        current={tab}
        hasControls
        onChange={(aba) => go({ aba: aba as AccountingTab, conta: undefined, saldo: undefined })}
      >
        {tab === 'balancete' ? (
          <BalanceTab
            month={month}
            until={(search.ate ?? null) as CivilDate | null}
            account={search.conta}
            isWhole={search.saldo === true}
            onUntil={(ate) => go({ ate: ate ?? undefined })}
            onAccount={open}
          />
        ) : null}
        {tab === 'resultado' ? (
          <StatementsTab
            month={month}
            until={(search.ate ?? null) as CivilDate | null}
            onUntil={(ate) => go({ ate: ate ?? undefined })}
            onAccount={open}
          />
        ) : null}
        {tab === 'provisoes' ? <ProvisionsTab month={month} /> : null}
        {tab === 'tributos' ? (
          <TaxesTab
            key={month}
            month={month}
            onAccount={(conta) => go({ aba: 'balancete', ate: undefined, conta, saldo: undefined })}
          />
        ) : null}
        {tab === 'fechamento' ? <MonthsTab months={months} /> : null}
      </Tabs>
    </>
  );
}
