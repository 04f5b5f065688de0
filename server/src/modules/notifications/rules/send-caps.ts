/** How many messages may go out: to one phone, asked by one operator, and from one retailer. */
export const sendCaps = {
  recipient: { name: 'send_recipient', uses: 5, windowSeconds: 15 * 60, refusal: 'TOO_MANY_REQUESTS' },
  operator: { name: 'send_operator', uses: 120, windowSeconds: 60 * 60, refusal: 'TOO_MANY_REQUESTS' },
  retailer: { name: 'send_retailer', uses: 3_000, windowSeconds: 60 * 60, refusal: 'TOO_MANY_REQUESTS' },
} as const;
