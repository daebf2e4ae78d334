import type { IncomingMessage, RequestListener } from 'node:http';
import type { SiteAccess } from '#contract/site-access.ts';
import { serve } from './probed-site.ts';

const user = 'recette';
const password = 'S3cr3t é&"<mot>';
const header = { name: 'X-Apercu', value: 'jeton-apercu-8f3a1c' };
const cookie = { name: 'garde', value: 'cookie-garde-51d2e7' };
const pair = `${user}:${password}`;

/** Everything that must be read nowhere, in every spelling a page may give it. */
const protectedCanaries: readonly string[] = [password, pair, header.value, cookie.value].flatMap(
  (secret) => [
    secret,
    encodeURIComponent(secret),
    encodeURIComponent(secret).replaceAll('%20', '+'),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  ],
);

/** Which of the canaries a text holds. */
export const canariesIn = (text: string): string[] => protectedCanaries.filter((one) => text.includes(one));

const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** What a server of others was given that is not for it. */
function watchLeaks() {
  const leaks: string[] = [];
  const asked: string[] = [];
  return {
    leaks,
    asked,
    hear({ headers, url = '' }: IncomingMessage) {
      asked.push(url);
      const given = JSON.stringify([headers, url]);
      if (headers.authorization || headers[header.name.toLowerCase()] || canariesIn(given).length > 0)
        leaks.push(`${url} ${given}`);
    },
  };
}

/**
 * A site that opens to a password, a header and a cookie together, says all three back in a page of its own, and shows things
 * of a stranger: pictures, a redirection, a frame that asks for a password itself.
 */
export async function serveProtectedSite() {
  const stranger = watchLeaks();
  const other = await serve((request, answer) => {
    stranger.hear(request);
    const asks = request.url === '/frame' || request.url === '/pixel-closed';
    if (asks) answer.writeHead(401, { 'www-authenticate': 'Basic realm="other"' }).end();
    else if (request.url === '/framing')
      answer
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<title>f</title><img src="http://${siteHost}/own.gif" alt=""><p>Cadre</p>`);
    else
      answer.writeHead(200, { 'content-type': 'image/gif', 'access-control-allow-origin': '*' }).end(pixel);
  });
  const strange = other.origin.replace('127.0.0.1', 'localhost');
  const acts: string[] = [];
  const served: { url: string; opened: boolean }[] = [];
  let good = true;
  const site = await serve((request, answer) => {
    const { url = '', method = '', headers } = request;
    const opened =
      good &&
      headers.authorization === `Basic ${Buffer.from(pair).toString('base64')}` &&
      headers[header.name.toLowerCase()] === header.value &&
      (headers.cookie ?? '').includes(`${cookie.name}=${cookie.value}`);
    served.push({ url, opened });
    if (/logout|supprimer|session/.test(url) || method === 'POST') acts.push(`${method} ${url}`);
    if (!opened) return answer.writeHead(401, { 'www-authenticate': 'Basic realm="recette"' }).end('non');
    answerOpened(url, strange, answer);
  });
  const siteHost = new URL(site.origin).host;
  const access: SiteAccess = {
    origin: site.origin,
    basic: { user, password },
    headers: [header],
    cookies: [cookie],
  };
  return {
    site,
    access,
    stranger,
    acts,
    served,
    targets: [site.target, `localhost:${new URL(strange).port}`],
    /** From now on nothing opens it. */
    close: () => {
      good = false;
    },
  };
}

function answerOpened(url: string, strange: string, answer: Parameters<RequestListener>[1]): void {
  if (url === '/jump') return void answer.writeHead(302, { location: `${strange}/jumped` }).end();
  if (url === '/elsewhere') return void answer.writeHead(302, { location: `${strange}/page` }).end();
  if (url === '/own.gif') return void answer.writeHead(200, { 'content-type': 'image/gif' }).end(pixel);
  if (url === '/robots.txt') return void answer.writeHead(200, { 'content-type': 'text/plain' }).end('');
  if (url !== '/' && url !== '/echo') return void answer.writeHead(404).end('Introuvable');
  const told = protectedCanaries.map((one) => `<li title='${one.replaceAll("'", '')}'>${one}</li>`).join('');
  const echo = `<ul>${told}</ul><a href="/page?jeton=${header.value}">lien</a><img src="/own.gif?c=${cookie.value}">
    <script>console.error(${JSON.stringify(`${password} ${header.value}`)});document.title += ' ${cookie.value}'</script>`;
  answer
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(url === '/echo' && {
        'x-echo': `${header.value} ${cookie.value}`,
        'set-cookie': `echo=${header.value}; Path=/echo`,
      }),
    })
    .end(`<!doctype html><html lang="fr"><title>Recette</title><main><h1>Recette</h1>
      <a href="/echo">Écho</a> <a href="/logout">Se déconnecter</a> <a href="/elsewhere">Ailleurs</a>
      <button onclick="fetch('/compte/supprimer')" aria-expanded="false" aria-haspopup="menu">Supprimer mon compte</button>
      <form method="post" action="/session/end"><label>Nom <input name="n" required></label><button>Quitter</button></form>
      <img src="${strange}/pixel" alt=""><img src="${strange}/pixel-closed" alt=""><img src="/jump" alt="">
      <img src="/own.gif" alt=""><iframe src="${strange}/frame" title="a"></iframe>
      <iframe src="${strange}/framing" title="b"></iframe>${url === '/echo' ? echo : ''}</main></html>`);
}
