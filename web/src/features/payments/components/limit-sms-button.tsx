import { Button } from '../../../ui/button/button.tsx';
import { useLimitSms } from '../use-limit-sms.ts';
import { smsTexts } from '../texts.ts';

interface LimitSmsButtonProps {
  borrowerId: string;
  storeId: string;
  operatorId: string;
}

/** Sends the customer's limit to the customer, once every 45 seconds. */
export function LimitSmsButton({ borrowerId, storeId, operatorId }: LimitSmsButtonProps) {
  const { isSending, secondsLeft, send } = useLimitSms(borrowerId, storeId, operatorId);
  return (
    <Button
      icon="message"
      busyText={isSending ? smsTexts.sending : undefined}
      disabled={secondsLeft > 0}
      onClick={() => void send()}
    >
      {secondsLeft > 0 ? smsTexts.availableIn(secondsLeft) : smsTexts.send}
    </Button>
  );
}
