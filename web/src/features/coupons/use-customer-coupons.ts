import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { findBorrower } from '../../domain/borrowers/borrower-calls.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { giveCoupon, withdrawCoupon } from './calls.ts';

/** A customer found by CPF, with their coupons and the campaigns that run. */
export function useCustomerCoupons() {
  const client = useQueryClient();
  const find = useMutation({ mutationFn: findBorrower });
  const id = find.data?.id;
  const queryKey = queryKeys.couponsOf(id);
  const coupons = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /coordinator/borrowers/{id}/coupons', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  const campaigns = useQuery({
    queryKey: queryKeys.couponCampaigns(),
    queryFn: ({ signal }) => call('GET /coordinator/coupon-campaigns', { signal }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  const onSettled = () => client.invalidateQueries({ queryKey });
  const give = useMutation({
    mutationFn: (body: { campaignId: string; reason: string }) => giveCoupon(id ?? '', body),
    onSettled,
  });
  const withdraw = useMutation({
    mutationFn: (of: { couponId: string; reason: string }) => withdrawCoupon(id ?? '', of.couponId, of.reason),
    onSettled,
  });
  return {
    find,
    coupons,
    running: campaigns.data?.items.filter(({ status }) => status === 'IN_FORCE'),
    give,
    withdraw,
  };
}
