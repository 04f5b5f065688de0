import { Component, type ReactNode } from 'react';
import { tellFault } from '../../lib/watching/faults.ts';
import { DeadEnd } from '../components/dead-end.tsx';
import { frameTexts } from './texts.ts';

/** A part of the page that did not arrive or broke is told, with a way on, in place of an empty page. */
export class FaultBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(fault: unknown) {
    tellFault(fault);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { title, why, again } = frameTexts.broken;
    return <DeadEnd title={title} why={why} again={{ text: again, onClick: () => window.location.reload() }} />;
  }
}
