import { type Cents, centsToReais } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SimulationInNavigation } from '../../domain/simulation/simulation-in-navigation.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { pushEvent } from '../../lib/watching/data-layer.ts';

interface Asked {
  of: SimulationInNavigation;
  storeId: string | null;
  valueCents: Cents;
}

/** The simulation of a value, asked as soon as it is known, and counted under the name of where it was opened. */
export function useSimulation({ of, storeId, valueCents }: Asked) {
  const { borrowerId, simulationFlowStartedFrom: from } = of;
  const simulation = useQuery({
    queryKey: queryKeys.simulation(borrowerId, storeId, valueCents),
    queryFn: ({ signal }) => {
      const query = { borrowerId, storeId: storeId ?? '', principal: `${centsToReais(valueCents)}` };
      return call('GET /coordinator/contracts/in-store/simulation', { query, signal });
    },
    staleTime: 0,
  });
  const { isSuccess, isError } = simulation;
  useEffect(() => pushEvent(`${from}simulation_opened`), [from]);
  useEffect(() => {
    if (isSuccess) pushEvent(`${from}simulation_done`);
    if (isError) pushEvent(`${from}simulation_failed`);
  }, [from, isSuccess, isError]);
  return simulation;
}
