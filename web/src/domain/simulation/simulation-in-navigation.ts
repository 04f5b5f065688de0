import type { SimulatorPrefix } from '@balcao/contract';

/** Reais: nothing below is simulated (registration spec, section 9). */
export const SIMULATION_MINIMUM = 10;

/** Whose purchase is simulated and where that began; goes along to the simulator, never in the address. */
export interface SimulationInNavigation {
  borrowerId: string;
  /** Reais: the most that may be simulated. */
  simulationMaxValue: number;
  /** Service centre 'cv_', extra credit 'sp_', registration 'appl_': before the names of what is counted. */
  simulationFlowStartedFrom: SimulatorPrefix;
  /** Extra credit that covers the purchase. */
  evaluationId?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    simulation?: SimulationInNavigation;
  }
}
