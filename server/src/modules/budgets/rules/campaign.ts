import type { CivilDate } from '@balcao/contract';

/** Last day of a campaign that runs; null where it is off, or over. */
export const campaignEnd = (
  { budgetCampaign, budgetCampaignEndsOn }: { budgetCampaign: boolean; budgetCampaignEndsOn: string },
  today: CivilDate,
): CivilDate | null => (budgetCampaign && budgetCampaignEndsOn >= today ? (budgetCampaignEndsOn as CivilDate) : null);
