import { inBanner, inVisits, type RuleSnippet, type RuleSnippets } from './snippet.ts';

/** What happens under one heading of a visit. */
type Moment = readonly [heading: string, ...facts: readonly string[]];

const told = (...moments: readonly Moment[]): string =>
  moments.map(([heading, ...facts]) => [`${heading}\u00a0:`, ...facts].join('\n')).join('\n\n');

const visits = (faulty: readonly Moment[], sound: readonly Moment[]): RuleSnippet =>
  inVisits(told(...faulty), told(...sound));

/** `Après « Paramétrer », « Tout refuser »`: what was clicked, one after the other. */
const after = (...buttons: readonly string[]): string =>
  `Après ${buttons.map((button) => `«\u00a0${button}\u00a0»`).join(', ')}`;
const withdrawn = 'Retrait par «\u00a0Tout refuser\u00a0»';

const choice = (days: number): string => `Set-Cookie: axeptio_cookies=…; Max-Age=${days * 86_400}`;
const yes = 'Set-Cookie: tarteaucitron=!gtag=true; Max-Age=15552000';
const no = 'Set-Cookie: tarteaucitron=!gtag=false; Max-Age=15552000';
const analytics = 'Set-Cookie: _ga=GA1.1.1234567890.1700000000; Max-Age=34128000';
const measure = 'https://www.google-analytics.com/g/collect?v=2&tid=G-1 (image, 1 ko)';
const ownPage = 'https://www.exemple.fr/services (document, 20 ko)';
const bannerHtml =
  '<p>Des cookies mesurent l’audience et servent à la publicité.</p>\n<button>Tout accepter</button>\n<button>Tout refuser</button>';

const signal = (purposes: string, string: string): string =>
  `getTCData: {"cmpId": 5, "eventStatus": "useractioncomplete", "purpose": {"consents": {${purposes}}, "legitimateInterests": {}}, "tcString": "${string}"}`;

/** Snippets of rules on the choice of a visitor and what follows it, by rule id. */
export const consentSnippets: RuleSnippets = {
  'priv-bandeau-inutile': visits(
    [
      ['Bandeau', bannerHtml],
      [after('Tout accepter'), yes],
    ],
    [
      ['Bandeau', bannerHtml],
      [after('Tout accepter'), yes, analytics, measure],
    ],
  ),
  'priv-cookies-persistants-apres-retrait': visits(
    [
      [after('Tout accepter'), analytics],
      [withdrawn, no],
      ['Page suivante', `${ownPage}\n  Cookie: _ga=GA1.1.1234567890.1700000000`],
    ],
    [
      [after('Tout accepter'), analytics],
      [withdrawn, no, 'Set-Cookie: _ga=; Max-Age=0'],
      ['Page suivante', `${ownPage}\n  Cookie: tarteaucitron=!gtag=false`],
    ],
  ),
  'priv-duree-prolongee': visits(
    [
      [after('Tout accepter'), 'Set-Cookie: _pk_id.1.1fff=a81f; Max-Age=33955200'],
      ['Page suivante', 'Set-Cookie: _pk_id.1.1fff=a81f; Max-Age=33955200'],
    ],
    [
      [after('Tout accepter'), 'Set-Cookie: _pk_id.1.1fff=a81f; Max-Age=33955200'],
      ['Page suivante', 'Set-Cookie: _pk_ses.1.1fff=1; Max-Age=1800'],
    ],
  ),
  'priv-memoire-choix': visits(
    [
      [after('Tout accepter'), choice(180)],
      [after('Tout refuser'), choice(1)],
    ],
    [
      [after('Tout accepter'), choice(180)],
      [after('Tout refuser'), choice(180)],
    ],
  ),
  'priv-redemande-apres-refus': visits(
    [
      [after('Tout refuser'), 'Set-Cookie: tarteaucitron=!gtag=false'],
      ['Page suivante', 'Le bandeau s’affiche de nouveau'],
    ],
    [
      [after('Tout refuser'), no],
      ['Page suivante', ownPage],
    ],
  ),
  'priv-refus-inefficace': visits(
    [
      [after('Tout refuser'), no],
      ['Page suivante', analytics, measure],
    ],
    [
      [after('Tout refuser'), no],
      ['Page suivante', ownPage],
    ],
  ),
  'priv-refus-multiclic': visits(
    [
      [after('Tout accepter'), yes],
      [after('Paramétrer', 'Tout refuser'), no],
    ],
    [
      [after('Tout accepter'), yes],
      [after('Tout refuser'), no],
    ],
  ),
  'priv-tcf-apres-refus': visits(
    [[after('Tout refuser'), signal('"1": true, "7": true', 'CQabc.IABC')]],
    [[after('Tout refuser'), signal('"1": false, "7": false', 'CQabc.IABC')]],
  ),
  'priv-tcf-vendeurs-declares': visits(
    [[after('Tout refuser'), signal('', 'CQabc.YAAA')]],
    [[after('Tout refuser'), signal('', 'CQabc.IABC.YAAA')]],
  ),
  'priv-stockage-local-avant-choix': visits(
    [['Avant tout choix', 'localStorage.setItem("_hjSessionUser_12345", "3f2a9c")']],
    [['Avant tout choix', 'localStorage.setItem("theme", "sombre")']],
  ),
  'priv-refus-moins-visible': inBanner(
    '<p>Des cookies mesurent l’audience.</p>\n<button>Tout accepter</button>\n<a href="#">Tout refuser</a>',
    '<p>Des cookies mesurent l’audience.</p>\n<button>Tout accepter</button>\n<button>Tout refuser</button>',
  ),
  'priv-tiers-non-listes': inBanner(
    '<p>Des cookies mesurent l’audience.</p>\n<button>Tout accepter</button>\n<button>Tout refuser</button>',
    '<p>Des cookies mesurent l’audience. <a href="/cookies">Voir nos 4 partenaires</a></p>\n<button>Tout accepter</button>\n<button>Tout refuser</button>',
  ),
  'eco-seconde-visite': visits(
    [
      ['Première visite', 'https://www.exemple.fr/app.js (script, 240 ko)'],
      ['Seconde visite', 'https://www.exemple.fr/app.js (script, 240 ko)\n  Cache-Control: no-store'],
    ],
    [
      [
        'Première visite',
        'https://www.exemple.fr/app.3f2a9c.js (script, 240 ko)\n  Cache-Control: max-age=31536000, immutable',
      ],
      ['Seconde visite', 'https://www.exemple.fr/ (document, 12 ko)'],
    ],
  ),
};
