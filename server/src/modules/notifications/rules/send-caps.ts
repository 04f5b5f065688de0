export interface SendCap {
  /** Messages allowed within the window. */
  messages: number;
  windowSeconds: number;
}

/** How many messages may go out: to one phone, asked by one operator, and from one retailer. */
export const sendCaps = {
  recipient: { messages: 5, windowSeconds: 15 * 60 },
  operator: { messages: 120, windowSeconds: 60 * 60 },
  retailer: { messages: 3_000, windowSeconds: 60 * 60 },
} as const satisfies Record<string, SendCap>;

export type CapName = keyof typeof sendCaps;
export type SendCounts = Record<CapName, number>;

const capNames = Object.keys(sendCaps) as CapName[];

/** The first cap that one more message would break, or undefined. */
export function brokenCap(sent: SendCounts): CapName | undefined {
  return capNames.find((name) => sent[name] >= sendCaps[name].messages);
}
