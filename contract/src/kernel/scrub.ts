/** Dots, dashes, slashes and blanks, also as a URL writes them. */
const BETWEEN = String.raw`(?:[.\-/ +]|%2[0def])?`;
const CPF = new RegExp(
  String.raw`(?:(?<![0-9A-Za-z])|(?<=%[0-9a-f]{2}))\d{3}${BETWEEN}\d{3}${BETWEEN}\d{3}${BETWEEN}\d{2}(?![0-9A-Za-z])`,
  'gi',
);
const TOKEN = /\bBearer(?:\s|%20|\+)+[^\s"',&]+/gi;
const SECRET_QUERY = /([?&](?:cpf|document|token|code|proof|to)=)[^&\s]+/gi;

/** Takes CPFs, bearer tokens and secret query values out of a text before it is logged. */
export function scrub(text: string): string {
  return text.replaceAll(TOKEN, 'Bearer ***').replaceAll(SECRET_QUERY, '$1***').replaceAll(CPF, '***CPF***');
}

const EMAIL = /[^\s@"'(),:;<>=/]+(?:@|%40)[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
const PHONE = /(?<![\w-])(?:\+|%2b)?(?:55[ .-]?)?\(?\d{2}\)?[ .-]?9?\d{4}[ .-]?\d{4}(?![\w-])/gi;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** Of a session: 43 letters of base64url; an id of ours has dashes at known places and is kept. */
const OPAQUE = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{40,}(?![\w-])/g;

/** The same and e-mails, telephones and tokens without a word before them: for what leaves the house. */
export function scrubPersonal(text: string): string {
  return scrub(text)
    .replaceAll(EMAIL, '***@***')
    .replaceAll(JWT, '***TOKEN***')
    .replaceAll(OPAQUE, '***TOKEN***')
    .replaceAll(PHONE, '***PHONE***');
}
