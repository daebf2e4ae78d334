import { createServer } from 'node:http';
import { deflateSync } from 'node:zlib';

export interface LargeSite {
  readonly origin: string;
  close(): Promise<void>;
}

const words =
  'la commune ouvre au printemps un jardin partagé près de l’école pour les habitants du quartier et leurs enfants chaque samedi matin une équipe de bénévoles accueille les familles présente les outils explique le compost et prête des graines le marché couvert change de place pendant les travaux de la halle les commerçants gardent leurs horaires une navette gratuite relie la gare au centre toutes les demi heures les inscriptions à la cantine commencent en juin sur dossier à déposer en mairie ou en ligne le conseil municipal vote le budget et publie le compte rendu la médiathèque prolonge ses soirées jeux elle propose aussi un atelier de lecture une exposition de photographies anciennes et des rencontres avec les auteurs de la région'.split(
    ' ',
  );

/** Numbers in [0, 1) that are the same at every run (linear congruential, constants of Numerical Recipes). */
function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function sentence(random: () => number): string {
  const text = Array.from(
    { length: 9 + Math.floor(random() * 12) },
    () => words[Math.floor(random() * words.length)],
  );
  const joined = text.join(' ');
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`;
}

const paragraph = (random: () => number) =>
  `<p>${Array.from({ length: 4 + Math.floor(random() * 4) }, () => sentence(random)).join(' ')}</p>`;

/** A 480×320 picture of its own for each page, uncompressible enough to weigh something. */
export function pictureOf(seed: number): Buffer {
  const random = randomOf(seed + 7);
  const [width, height] = [480, 320];
  const raw = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width * 3; x += 1)
      raw[y * (width * 3 + 1) + 1 + x] = ((x * y) / 97 + 40 * random()) & 255;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const sections = ['actualites', 'demarches', 'associations', 'quartiers'];
const addressOf = (index: number) =>
  index === 0 ? '/' : `/${sections[index % sections.length]}/page-${index}`;

function pageOf(index: number, count: number, tableRows: number): string {
  const random = randomOf(index + 1);
  const next = Array.from({ length: 12 }, (_, step) => (index * 12 + step + 1) % count);
  const title = sentence(random).slice(0, 60).replace(/\W+$/, '');
  const links = next.map(
    (to) => `<li><a href="${addressOf(to)}">Lire la page ${to} : ${sentence(random)}</a></li>`,
  );
  const rows = Array.from(
    { length: index % 3 === 0 ? tableRows : 0 },
    (_, row) =>
      `<tr><th scope="row">Ligne ${row}</th><td>${Math.round(random() * 900)}</td><td>${sentence(random)}</td></tr>`,
  ).join('');
  const table =
    rows &&
    `<table><caption>Chiffres</caption><tr><th scope="col">Nom</th><th scope="col">Nombre</th><th scope="col">Note</th></tr>${rows}</table>`;
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}, page ${index}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/style.css">
<script src="/script.js" defer></script></head><body><header><nav aria-label="Principale"><ul>
${[0, 1, 2, 3, 4].map((to) => `<li><a href="${addressOf(to)}">Rubrique ${to}</a></li>`).join('')}</ul></nav></header>
<main><h1>${title}</h1><img src="/images/${index}.png" width="480" height="320" alt="Vue ${index} de la place">
${Array.from({ length: 6 }, (_, part) => `<h2>Partie ${part + 1}</h2>${paragraph(random)}${paragraph(random)}`).join('\n')}
${table}<form action="/recherche" role="search"><label for="q">Rechercher</label><input id="q" name="q" type="search"><button>Chercher</button></form>
<h2>À lire aussi</h2><ul>${links.join('')}</ul></main><footer><p>Commune d’essai</p></footer></body></html>`;
}

const style = `body{font:1rem/1.5 sans-serif;color:#222;background:#fff;margin:0 auto;max-width:60rem;padding:1rem}
a{color:#00429a}img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{border:1px solid #666;padding:.3rem}`;
const script = `document.addEventListener('DOMContentLoaded',()=>{const end=performance.now()+60;let n=0;
while(performance.now()<end)n+=Math.sqrt(n+1);document.documentElement.dataset.ready=String(n>0)})`;

/**
 * Serves `count` pages on loopback, all different, each linking to twelve others; one in three, the home page first, has
 * a table of `tableRows` rows.
 */
export async function serveLargeSite(count: number, tableRows = 30): Promise<LargeSite> {
  const pages = new Map(Array.from({ length: count }, (_, index) => [addressOf(index), index]));
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const page = pages.get(path);
    const image = /^\/images\/(\d+)\.png$/.exec(path);
    const answer = (type: string, body: string | Buffer, status = 200) => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' });
      response.end(body);
    };
    if (page !== undefined) answer('text/html; charset=utf-8', pageOf(page, count, tableRows));
    else if (path === '/style.css') answer('text/css', style);
    else if (path === '/script.js') answer('text/javascript', script);
    else if (image) answer('image/png', pictureOf(Number(image[1])));
    else answer('text/plain; charset=utf-8', 'Introuvable', 404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
