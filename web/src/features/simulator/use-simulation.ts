import type { Cents } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { simulationQuery } from '../../domain/simulation/simulation-query.ts';
import type { SimulationInNavigation } from '../../domain/simulation/simulation-in-navigation.ts';
import { pushEvent } from '../../lib/watching/data-layer.ts';

interface Asked {
  of: SimulationInNavigation;
  storeId: string | null;
  valueCents: Cents;
}

/** The simulation of a value, asked as soon as it is known, and counted under the name of where it was opened. */
export function useSimulation({ of, storeId, valueCents }: Asked) {
  const { simulationFlowStartedFrom: from } = of;
  const simulation = useQuery({
    ...simulationQuery({ ...of, storeId: storeId ?? '', valueCents }),
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
