import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderMarks } from '#demo/demo-marks.ts';
import { type DemoSettings, demoSettings } from '#demo/demo-settings.ts';

interface Plant {
  readonly files: RegExp;
  /** What it is put before. */
  readonly before: string;
  readonly text: string;
  /** What stands there once corrected. */
  readonly right: string;
}

/** One cause of many faults of the demonstration site, and how it alone is corrected. */
export interface PlantedCause {
  /** Key of the fix that must foretell it. */
  readonly key: string;
  /** Faults put into the site for this bench. */
  readonly plant?: readonly Plant[];
  /** Faults of the site that go with it: marks that name one of these rules. */
  readonly marks?: readonly string[];
  /** What stands instead of such a mark, where its right half does more than correct this cause. */
  readonly instead?: string;
  /** What is changed besides in the text of a page, a part or a style. */
  readonly edit?: (text: string, assets: ReadonlySet<string>) => string;
  readonly settings?: (settings: DemoSettings, inlineScripts: readonly string[]) => void;
}

const everywhere = '*';
const sendHeader = (name: string, value: string) => (settings: DemoSettings) => {
  const all = settings.headers[everywhere];
  if (all) all.both = { ...all.both, [name]: value };
};

export const plantedCauses: readonly PlantedCause[] = [
  {
    key: 'part:footer',
    marks: ['qual-date-copyright'],
    plant: [
      {
        files: /^parts\/pied\.html$/,
        before: '</footer>',
        text: '<p class="credit" style="color:#b9b9b9;background:#ffffff">Réalisé par le service communication</p><img class="blason" src="/assets/filet.png" width="60" height="6"><a class="reseau" href="/contact"></a>',
        right:
          '<p class="credit" style="color:#333333;background:#ffffff">Réalisé par le service communication</p><img class="blason" src="/assets/filet.png" width="60" height="6" alt=""><a class="reseau" href="/contact">Nous écrire</a>',
      },
    ],
  },
  {
    key: 'part:nav',
    plant: [
      {
        files: /^parts\/entete\.html$/,
        before: '</nav>',
        text: '<a class="plus" href="/plan-du-site"></a><button type="button" class="replier"></button>',
        right:
          '<a class="plus" href="/plan-du-site">Plan du site</a><button type="button" class="replier" aria-label="Replier le menu"></button>',
      },
    ],
  },
  {
    key: 'part:header',
    marks: ['rgaa-lien-evitement'],
    plant: [
      {
        files: /^parts\/entete\.html$/,
        before: '</header>',
        text: '<img class="blason" src="/assets/icone.png" width="32" height="32">',
        right: '<img class="blason" src="/assets/icone.png" width="32" height="32" alt="">',
      },
    ],
  },
  {
    key: 'template:main>div>a',
    plant: [
      {
        files: /^pages\/(?!introuvable|absente|erreur).*\.html$/,
        before: '</main>',
        text: '<div class="partage"><a class="partage-lien" href="/contact"></a></div>',
        right: '<div class="partage"><a class="partage-lien" href="/contact">Poser une question</a></div>',
      },
    ],
  },
  { key: 'template:head', marks: ['seo-viewport', 'seo-og-incomplet', 'seo-canonique-absente'] },
  {
    key: 'template:common-links',
    marks: ['legal-mentions-acces'],
    instead:
      '<footer role="contentinfo"><ul><li><a href="/mentions-legales">Mentions légales</a></li><li><a href="/confidentialite">Politique de confidentialité</a></li><li><a href="/plan-du-site">Plan du site</a></li></ul><form role="search" action="/recherche" method="get"><label for="q">Rechercher sur le site</label> <input id="q" name="q" type="search"> <button type="submit">Rechercher</button></form></footer>',
  },
  {
    key: 'consent:trackers',
    marks: ['priv-traceur-avant-choix', 'priv-stockage-local-avant-choix'],
    instead:
      "<script>document.addEventListener('click', ({ target }) => { if (target.id === 'tout-accepter') document.head.append(Object.assign(document.createElement('script'), { src: '/assets/mesure.js' })); });</script>",
  },
  { key: 'consent:banner', marks: ['priv-refus-absent-premier-niveau'] },
  { key: 'third-party:matomo', marks: ['priv-duree-prolongee'] },
  {
    key: 'setting:content-security-policy',
    settings: (settings, inlineScripts) => {
      // What the pages run goes on running: only the policy changes.
      const hashes = inlineScripts.map(
        (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      const policy = `default-src 'self'; script-src 'self' ${[...new Set(hashes)].join(' ')}; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; object-src 'self'`;
      sendHeader('Content-Security-Policy', policy)(settings);
      delete settings.headers['/mentions-legales'];
    },
  },
  { key: 'setting:x-frame-options', settings: sendHeader('X-Frame-Options', 'SAMEORIGIN') },
  { key: 'setting:x-content-type-options', settings: sendHeader('X-Content-Type-Options', 'nosniff') },
  {
    key: 'setting:referrer-policy',
    settings: sendHeader('Referrer-Policy', 'strict-origin-when-cross-origin'),
  },
  {
    key: 'setting:php',
    settings: ({ headers }) => {
      const faults = headers[everywhere]?.faults;
      if (faults) faults['sec-php-obsolete'] = { 'X-Powered-By': 'PHP/8.4.14' };
    },
  },
  {
    key: 'setting:cookies',
    settings: ({ headers }) => {
      const sent = headers['/']?.faults?.['sec-cookie-httponly'];
      if (sent) sent['Set-Cookie'] += '; HttpOnly';
    },
  },
  { key: 'setting:sitemap', marks: ['seo-sitemap-urls-erreur'] },
  {
    key: 'setting:not-found',
    settings: (settings) => {
      settings.notFound.faultyStatus = settings.notFound.fixedStatus;
    },
  },
  {
    key: 'setting:cache',
    settings: ({ headers }) => {
      for (const set of Object.values(headers)) {
        const kept = set.fixed?.['eco-cache-navigateur'];
        if (kept) set.both = { ...set.both, ...kept };
      }
    },
  },
  {
    key: 'document:legal-notice',
    marks: [
      ...['legal-immatriculation-fausse', 'legal-directeur-publication', 'legal-hebergeur-nom'],
      ...['geo-opposition-fouille', 'legal-texte-modele-non-rempli'],
    ],
  },
  {
    key: 'document:privacy-policy',
    marks: [
      ...['priv-politique-base-legale', 'priv-politique-destinataires', 'priv-politique-durees'],
      ...['priv-politique-reclamation', 'priv-politique-retrait', 'priv-politique-datee'],
      'legal-bloctel-obsolete',
    ],
  },
  {
    key: 'document:accessibility',
    marks: [
      ...['legal-access-etat-incoherent', 'legal-access-declaration-perimee'],
      ...['legal-access-schema-pluriannuel', 'legal-access-mention-accueil'],
    ],
  },
  {
    key: 'images:pipeline',
    marks: ['eco-images-dimensions', 'eco-gif-lourd'],
    edit: (text, assets) =>
      text.replaceAll(/(\/assets\/[\w-]+)\.(?:jpg|png)/g, (whole, name: string) =>
        assets.has(`${name.slice('/assets/'.length)}.webp`) ? `${name}.webp` : whole,
      ),
  },
  { key: 'rule:sec-secret-dans-code', marks: ['sec-secret-dans-code'] },
];

const mark = /\[\[faute ([\w -]+)\]\]([\s\S]*?)(?:\[\[sinon\]\]([\s\S]*?))?\[\[fin\]\]/g;

/**
 * Writes the demonstration site with all planted causes but one, corrected; none is with null. The folder is made anew.
 * @throws when a cause names a place or a mark that the site does not have
 */
export async function writePlantedSite(
  source: string,
  folder: string,
  corrected: PlantedCause | null,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(source, folder, { recursive: true });
  const assets = new Set(await readdir(join(folder, 'assets')));
  const used = new Set<string>();
  const inlineScripts: string[] = [];
  for (const place of ['pages', 'parts'])
    for (const name of await readdir(join(folder, place))) {
      const path = join(folder, place, name);
      const text = await readFile(path, 'utf8');
      const written = changed(text, `${place}/${name}`, corrected, assets, used);
      for (const [, script = ''] of renderMarks(written, 'faulty').matchAll(/<script>([\s\S]*?)<\/script>/g))
        inlineScripts.push(script.replaceAll('{{vide}}', ''));
      await writeFile(path, written);
    }
  const missed = (corrected?.marks ?? []).filter((rule) => !used.has(rule));
  if (missed.length > 0) throw new Error(`${corrected?.key}: no mark names ${missed.join(', ')}`);
  const settingsPath = join(folder, 'site.json');
  const settings = demoSettings.parse(JSON.parse(await readFile(settingsPath, 'utf8')));
  corrected?.settings?.(settings, inlineScripts);
  await writeFile(settingsPath, JSON.stringify(settings));
}

function changed(
  text: string,
  file: string,
  corrected: PlantedCause | null,
  assets: ReadonlySet<string>,
  used: Set<string>,
): string {
  let result = text;
  for (const { key, plant = [] } of plantedCauses)
    for (const { files, before, text: planted, right } of plant)
      if (files.test(file))
        result = result.replace(before, (found) => `${key === corrected?.key ? right : planted}${found}`);
  const marks = corrected?.marks ?? [];
  result = result.replaceAll(mark, (whole, rules: string, _wrong, right: string | undefined) => {
    const named = rules.split(' ').filter((rule) => marks.includes(rule));
    for (const rule of named) used.add(rule);
    return named.length > 0 ? (corrected?.instead ?? right ?? '') : whole;
  });
  return corrected?.edit?.(result, assets) ?? result;
}
