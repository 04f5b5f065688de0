import { today } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { texts } from '../texts.ts';

/** What the shop sold today, as one line under the manager's own work; nothing while nobody answers. */
export function ShopDay({ storeId }: { storeId: string }) {
  const on = today();
  const { data } = useQuery({
    queryKey: queryKeys.soldToday(storeId, on),
    queryFn: ({ signal }) =>
      call('GET /backoffice/retailers-dash/transactions', { query: { startDate: on, endDate: on, storeId }, signal }),
    staleTime: 0,
  });
  if (!data) return null;
  const { sales, principal } = data.total;
  return <p className="menu-day">{sales === 0 ? texts.noSaleToday : texts.soldToday(sales, formatReais(principal))}</p>;
}
