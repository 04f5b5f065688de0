import { useEffect, useState } from 'react';
import { usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import type { SignOnSettings } from './issuer.ts';

export interface BeginSignOn {
  /** Null where this installation has no sign-on of the company's. */
  begin: (() => Promise<void>) | null;
  isLeaving: boolean;
  hasFailed: boolean;
}

/** Leads to the company's own sign-on, and from there back to `origin`. */
export function useBeginSignOn(origin: string | undefined): BeginSignOn {
  const { featureFlags, signOn } = usePublicConfiguration();
  const [step, setStep] = useState<'here' | 'leaving' | 'failed'>('here');

  // Who comes back by the browser's own button finds the page as it was left.
  useEffect(() => {
    const arrive = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStep('here');
    };
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);

  const leave = async (settings: SignOnSettings) => {
    setStep('leaving');
    try {
      const { signOnAddress } = await import('./issuer.ts');
      window.location.assign(await signOnAddress(settings, origin));
    } catch {
      setStep('failed');
    }
  };

  const { issuer, clientId } = signOn;
  const isOffered = featureFlags.enableSSOLoginButton && issuer !== null && clientId !== null;
  return {
    begin: isOffered ? () => leave({ issuer, clientId }) : null,
    isLeaving: step === 'leaving',
    hasFailed: step === 'failed',
  };
}
