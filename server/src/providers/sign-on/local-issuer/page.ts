import { createHash } from 'node:crypto';

/** Whom the local issuer vouches for. */
export interface IssuerAccount {
  email: string;
  name: string;
  /** Who that is, in Portuguese. */
  about: string;
  /** Whether the account is of the realm that may sign on. */
  isOfRealm: boolean;
}

/** The paper of the counter, without its parts: the page of another house. */
const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf6;--sheet:#fffefb;--ink:#16211d;--soft:#55605a;--line:#dad7cc;--control:#87836f;--primary:#0b6b4f;--hover:#f3f1e9}
@media (prefers-color-scheme:dark){:root{--paper:#111614;--sheet:#171d1a;--ink:#ecefea;--soft:#a9b3ac;--line:#2b332f;--control:#6f7a73;--primary:#4cc39b;--hover:#0c100e}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Ubuntu,sans-serif}
main{max-width:440px;margin:0 auto;padding:clamp(16px,10vh,96px) 16px 32px}
.sheet{padding:24px;border:1px solid var(--line);border-top:4px solid var(--ink);background:var(--sheet)}
h1{margin:0 0 8px;font-size:1.5rem;line-height:1.25}
p{margin:0 0 20px;color:var(--soft)}
ul{display:grid;gap:12px;margin:0 0 20px;padding:0;list-style:none}
button{display:block;width:100%;min-height:44px;padding:12px 16px;border:1px solid var(--control);border-radius:6px;background:var(--sheet);color:inherit;font:inherit;text-align:start;cursor:pointer;overflow-wrap:anywhere}
button:hover{background:var(--hover)}
button:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
button strong,button span{display:block}
button span{color:var(--soft);font-size:.875rem}
.cancel button{border-color:transparent;background:none;color:var(--primary);font-weight:600;text-align:center}
`;

const hashOfStyle = createHash('sha256').update(STYLE).digest('base64');

/** Forms may lead back to the page that began, which is on this machine too, by whichever name. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hashOfStyle}'`,
  "form-action 'self' http://127.0.0.1:* http://localhost:*",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const choice = (uid: string, { name, email, about }: IssuerAccount, index: number): string =>
  `<li><form method="post" action="${uid}/${index}"><button><strong>${escaped(name)}</strong>
<span>${escaped(email)}</span><span>${escaped(about)}</span></button></form></li>`;

const onPage = (content: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Acesso corporativo (demonstração)</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<div class="sheet">
<h1>Acesso corporativo</h1>
${content}
</div>
</main>
</body>
</html>
`;

/** Where somebody says who they are; nobody asks for a password in a demonstration. */
export const signInPage = (uid: string, accounts: readonly IssuerAccount[]): string =>
  onPage(`<p>Página de demonstração, no lugar do acesso da sua empresa. Escolha quem entra; aqui não há senha.</p>
<ul>
${accounts.map((account, index) => choice(uid, account, index)).join('\n')}
</ul>
<form class="cancel" method="post" action="${uid}/cancelar"><button>Cancelar</button></form>`);

/** What went wrong, for who came by an old or a wrong address. */
export const failurePage = (error: string): string =>
  onPage(`<p>Este endereço não vale mais. Volte ao sistema e entre de novo.</p>
<p>${escaped(error)}</p>`);
