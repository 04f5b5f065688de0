-- IBS with CBS and ISS are paid by records of their own, once a month each. Checks of before let them not in.
alter table provider_records drop constraint provider_records_kind_check;
alter table provider_records add constraint provider_records_kind_check
  check (kind in ('FUNDING', 'BANK_FEE', 'IOF_REMITTANCE', 'REVENUE_TAXES', 'IBS_CBS', 'ISS'));
alter table provider_records drop constraint provider_records_check;
alter table provider_records add constraint provider_records_check
  check ((kind in ('FUNDING', 'BANK_FEE')) = (period_start is null));
