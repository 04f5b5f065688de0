-- All that is paid of a written-off contract is recovery (ADR 0120): those that were written off are counted once more,
-- which books the interest and charges that came and ends what is controlled of debts that are over.
update contract_standings set is_live = true where written_off_on is not null;
