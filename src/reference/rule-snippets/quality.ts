import { inBody, inHead, ofSite, type RuleSnippets } from './snippet.ts';

/** Snippets of quality rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const qualitySnippets: RuleSnippets = {
  'qual-pdf-dans-cadre': {
    kind: 'body',
    faulty: '<iframe src="/carte.pdf" title="La carte"></iframe>',
    sound:
      '<iframe src="/carte.pdf" title="La carte"></iframe>\n<a href="/carte.pdf">Ouvrir la carte (PDF, 300 ko)</a>',
  },
  'qual-caracteres-casses': inBody(
    '<p>Ouvert le samedi, mÃªme en Ã©tÃ©.</p>',
    '<p>Ouvert le samedi, même en été.</p>',
  ),
  'qual-courriel-invalide': inBody(
    '<a href="mailto:mairie@valmont">Écrire à la mairie</a>',
    '<a href="mailto:mairie@valmont.fr">Écrire à la mairie</a>',
  ),
  'qual-doc-langue-cible': inBody(
    '<a href="/en/">English</a>',
    '<a href="/en/" hreflang="en" lang="en">English</a>',
  ),
  'qual-formulaire-clavier-mobile': inBody(
    '<label>Courriel <input type="text" name="courriel"></label>',
    '<label>Courriel <input type="email" name="courriel"></label>',
  ),
  'qual-lien-nouvelle-fenetre': inBody(
    '<a href="https://www.legifrance.gouv.fr/" target="_blank">Légifrance</a>',
    '<a href="https://www.legifrance.gouv.fr/" target="_blank">Légifrance (nouvel onglet)</a>',
  ),
  'qual-lien-factice': inBody('<a href="#">Nos tarifs</a>', '<a href="/tarifs">Nos tarifs</a>'),
  'qual-lorem-ipsum': inBody(
    '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>',
    '<p>Le marché se tient chaque samedi, place de l’Église.</p>',
  ),
  'qual-telephone-non-cliquable': inBody(
    '<h1>Nous joindre</h1>\n<p>La mairie répond au 02 98 00 00 00.</p>',
    '<h1>Nous joindre</h1>\n<p>La mairie répond au <a href="tel:+33298000000">02 98 00 00 00</a>.</p>',
  ),
  'qual-touche-acces-double': inBody(
    '<a href="/" accesskey="s">Accueil</a>\n<a href="/plan" accesskey="s">Plan du site</a>',
    '<a href="/" accesskey="1">Accueil</a>\n<a href="/plan" accesskey="3">Plan du site</a>',
  ),
  'qual-technologie-obsolete': inBody(
    '<object type="application/x-shockwave-flash" data="/visite.swf">Visite de la mairie</object>',
    '<object type="application/pdf" data="/visite.pdf">Visite de la mairie</object>',
  ),
  'qual-lisibilite': inBody(
    `<p>${'Le conseil municipal, réuni en séance ordinaire sous la présidence de madame la maire, a délibéré sur le projet de rénovation de la salle des fêtes et de ses abords, dont le coût avait été présenté au mois de mars aux habitants du quartier. '.repeat(6).trim()}</p>`,
    `<p>${'Le conseil municipal a voté la rénovation de la salle des fêtes. Les travaux commencent en mars. '.repeat(20).trim()}</p>`,
  ),
  'qual-impression': inHead(
    `<style>p { color: #222; }</style></head><body><p>${'La recette demande du beurre, du sucre et de la patience. '.repeat(10).trim()}</p>`,
    `<style>p { color: #222; }\n@media print { nav { display: none; } }</style></head><body><p>${'La recette demande du beurre, du sucre et de la patience. '.repeat(10).trim()}</p>`,
  ),
  'qual-date-copyright': ofSite(
    { '/': '<main><h1>Le Fournil</h1></main>\n<footer><p>© 2019 Le Fournil</p></footer>' },
    { '/': '<main><h1>Le Fournil</h1></main>\n<footer><p>© 2026 Le Fournil</p></footer>' },
  ),
  'qual-telephones-contradictoires': ofSite(
    {
      '/': '<main><h1>Le Fournil</h1><p>Appelez Paul au 06 92 11 22 33.</p></main>\n<footer><p>Tél. 06 93 44 55 66</p></footer>',
    },
    {
      '/': '<main><h1>Le Fournil</h1><p>Appelez Paul au 06 92 11 22 33.</p></main>\n<footer><p>Tél. 06 92 11 22 33</p></footer>',
    },
  ),
  'qual-manifest': ofSite(
    { '/': '<link rel="icon" href="/icone.svg"><main><h1>Le Fournil</h1></main>' },
    {
      '/': '<link rel="icon" href="/icone.svg"><link rel="manifest" href="/site.webmanifest"><main><h1>Le Fournil</h1></main>',
    },
  ),
  'qual-horaires-contradictoires': ofSite(
    {
      '/': '<main><p>Ouvert du mardi au samedi</p></main>',
      '/reserver': '<main><p>Réservez : ouvert tous les jours.</p></main>',
    },
    {
      '/': '<main><p>Ouvert du mardi au samedi</p></main>',
      '/reserver': '<main><p>Ouvert du mardi au samedi</p></main>',
    },
  ),
  'qual-formulaire-non-configure': inBody(
    '<form method="post" action="https://formspree.io/f/YOUR_FORM_ID"><label>Message <textarea name="message"></textarea></label><button>Envoyer</button></form>',
    '<form method="post" action="https://formspree.io/f/xayzwvqk"><label>Message <textarea name="message"></textarea></label><button>Envoyer</button></form>',
  ),
};
