import { isImei } from '@balcao/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Offer, Proposal } from '../../../../domain/contracts/offer.ts';
import { ConfirmButton } from '../../../../domain/counter/confirm-button.tsx';
import { failureOf, inWords } from '../../../../domain/counter/failure.ts';
import { counterTexts } from '../../../../domain/counter/texts.ts';
import { consentPath, recordConsent, verifyImei } from '../../../../domain/devices/device-calls.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Checkbox } from '../../../../ui/choice/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { lockAsk, type DeviceOfPurchase } from '../../machine/device.ts';
import { authorisedBy } from '../../rules/verification-kind.ts';
import { authorisationTexts, confirmTexts } from '../../texts.ts';
import { ConfirmTerms } from '../confirm/confirm-terms.tsx';
import { ImeiField } from './imei-field.tsx';
import { consentTexts, imeiTexts, lockTexts } from '../../rules/device/texts.ts';
import './device.css';

interface ConfirmDeviceDialogProps {
  offer: Offer;
  proposal: Proposal;
  device: DeviceOfPurchase;
  brand: string;
  onVerified: (imei: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The purchase of a device is confirmed by its IMEI, checked by the service, and the customer's consent to the lock. */
export function ConfirmDeviceDialog(props: ConfirmDeviceDialogProps) {
  const { offer, proposal, device, brand, onVerified, onConfirm, onCancel } = props;
  const [imei, setImei] = useState(device.imei ?? '');
  const [isSigned, setSigned] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const verify = useMutation({
    mutationFn: (digits: string) =>
      inWords(verifyImei(lockAsk({ contractId: offer.id, device: { ...device, imei: digits } })), brand, 'device'),
    onSuccess: (_, digits) => onVerified(digits),
  });
  const consent = useMutation({
    mutationFn: () => inWords(recordConsent(offer.id), brand, 'device'),
    onSuccess: onConfirm,
  });
  const isKnown = device.imei !== null;
  const check = (digits: string) => {
    if (isImei(digits) && !verify.isPending) verify.mutate(digits);
  };
  const goOn = () => {
    setMissing(!isSigned);
    if (isSigned && !consent.isPending) consent.mutate();
  };
  return (
    <Dialog
      open
      title={confirmTexts.title}
      onClose={onCancel}
      size="wide"
      actions={
        <>
          <Button onClick={onCancel}>{counterTexts.no}</Button>
          {isKnown ? (
            <ConfirmButton busyText={consent.isPending ? consentTexts.recording : undefined} onClick={goOn}>
              {authorisationTexts[authorisedBy(offer)].ask}
            </ConfirmButton>
          ) : (
            <Button
              kind="primary"
              disabled={!isImei(imei)}
              busyText={verify.isPending ? imeiTexts.verifying : undefined}
              onClick={() => check(imei)}
            >
              {imeiTexts.verify}
            </Button>
          )}
        </>
      }
    >
      <ConfirmTerms offer={offer} proposal={proposal} />
      {isKnown ? (
        <Consent
          contractId={offer.id}
          verified={imeiTexts.verified(device.product.name, device.imei ?? '')}
          isSigned={isSigned}
          onSign={setSigned}
          problem={
            consent.isError
              ? failureOf(consent.error).message
              : isMissing && !isSigned
                ? consentTexts.missing
                : undefined
          }
        />
      ) : (
        <ImeiField
          imei={imei}
          onChange={(digits) => {
            setImei(digits);
            verify.reset();
          }}
          onSubmit={check}
          error={verify.isError ? failureOf(verify.error).message : undefined}
          isChecking={verify.isPending}
        />
      )}
    </Dialog>
  );
}

interface ConsentProps {
  contractId: string;
  verified: string;
  isSigned: boolean;
  onSign: (isSigned: boolean) => void;
  problem: string | undefined;
}

function Consent({ contractId, verified, isSigned, onSign, problem }: ConsentProps) {
  return (
    <section className="device-consent" aria-labelledby="device-consent-title">
      <p className="device-known">{verified}</p>
      <h3 id="device-consent-title">{consentTexts.title}</h3>
      <p>{consentTexts.meaning}</p>
      <p>
        <a className="button" href={consentPath(contractId)} target="_blank" rel="noopener noreferrer">
          {consentTexts.print} <span className="visually-hidden">{lockTexts.inNewTab}</span>
        </a>
      </p>
      <Checkbox label={consentTexts.signed} isChecked={isSigned} onChange={onSign} error={problem} />
    </section>
  );
}
