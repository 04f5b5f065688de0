import { Link, Outlet, useLocation, useSearch } from '@tanstack/react-router';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { useMenuKey } from '../../../ui/layout/use-menu-key.ts';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { texts } from '../texts.ts';
import { useFinanceRetailer } from '../use-finance.ts';
import '../finance.css';

const tabs = [
  { to: '/financial/originations', label: texts.receivable },
  { to: '/financial/payments', label: texts.payable },
] as const;

/** What both tabs stand in: where one is, whose finances these are, and the way to the other tab. */
export function FinanceLayout() {
  const here = useLocation({ select: ({ pathname }) => pathname });
  const { varejo }: { varejo?: string } = useSearch({ strict: false });
  const { id, options, isLoading, choose } = useFinanceRetailer();
  const search = varejo === undefined ? {} : { varejo };
  useMenuKey();
  return (
    <CounterLayout
      title={texts.title}
      back={<Breadcrumb current={tabs.find(({ to }) => to === here)?.label} search={search} />}
    >
      <LinkTabs label={texts.tabs} tabs={tabs} search={search} />
      {id === null && !isLoading ? (
        <Banner kind="attention">
          {texts.noRetailer} {options.length > 0 ? texts.chooseHint : null}
        </Banner>
      ) : null}
      {options.length > 0 ? (
        <div className="finance-retailer">
          <Select
            label={texts.retailer}
            placeholder={texts.chooseRetailer}
            options={options}
            value={id ?? ''}
            onChange={choose}
          />
        </div>
      ) : null}
      <Outlet />
    </CounterLayout>
  );
}

function Breadcrumb({ current, search }: { current: string | undefined; search: { varejo?: string } }) {
  return (
    <nav className="finance-path" aria-label={texts.path}>
      <ol>
        <li>
          <Link to="/" search={{ menu: true }}>
            {texts.home}
          </Link>
        </li>
        <li>
          <Link to="/financial/originations" search={search}>
            {texts.title}
          </Link>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
