import { isImei, onlyDigits } from '@balcao/contract/kernel';
import { CodeCamera } from '../../../../ui/camera/code-camera.tsx';
import { cameraTexts } from '../../rules/device/texts.ts';

interface ImeiCameraProps {
  onRead: (imei: string) => void;
  onClose: () => void;
}

function imeiOf(code: string): string | null {
  const digits = onlyDigits(code);
  return isImei(digits) ? digits : null;
}

/** Reads the IMEI from the box: the first code that is one is taken. */
export function ImeiCamera(props: ImeiCameraProps) {
  return <CodeCamera texts={cameraTexts} accept={imeiOf} {...props} />;
}
