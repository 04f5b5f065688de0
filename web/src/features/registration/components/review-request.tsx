import { useMutation } from '@tanstack/react-query';
import { sendOnce } from '../../../domain/sending/send-once.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { endTexts } from '../texts.ts';

interface ReviewRequestProps {
  borrowerId: string;
  onAsked: () => void;
}

function ask(borrowerId: string) {
  const body = { borrowerId };
  return sendOnce(`application-review:${borrowerId}`, body, (idempotencyKey) =>
    call('POST /application-engine/application/review', { body, idempotencyKey }),
  );
}

/** The customer's right to have a person look at what rules denied (LGPD, article 20). */
export function ReviewRequest({ borrowerId, onAsked }: ReviewRequestProps) {
  const review = useMutation({ mutationFn: () => ask(borrowerId), onSuccess: onAsked });
  return (
    <>
      <p className="registration-lead">{endTexts.reviewLead}</p>
      <Button busyText={review.isPending ? endTexts.askingReview : undefined} onClick={() => review.mutate()}>
        {endTexts.askReview}
      </Button>
      {review.error ? (
        <Banner kind="danger" isLive>
          {errorText(review.error, brandName())}
        </Banner>
      ) : null}
    </>
  );
}
