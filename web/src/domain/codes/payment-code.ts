const BARS = /^\d{44}$/;
const PIX = /^000201/;
/** Bills of light, water and taxes have bars of as many digits. */
const BILL = /^8/;

/** What a camera saw, where it may be a boleto's bars or a Pix; the server checks every digit. */
export const paymentCodeIn = (seen: string): string | null => {
  const code = seen.trim();
  return (BARS.test(code) && !BILL.test(code)) || PIX.test(code) ? code : null;
};
