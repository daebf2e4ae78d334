import { inBody, ofSite, type RuleSnippet, type RuleSnippets, type SnippetFiles } from './snippet.ts';

/** The lines of a legal document, by what each is about. */
type Lines = Readonly<Record<string, string>>;

/** A document with its lines, some of them changed; an empty one is left out. */
const documentOf = (title: string, lines: Lines, changes: Lines): string =>
  [
    `<h1>${title}</h1>`,
    ...Object.values({ ...lines, ...changes })
      .filter(Boolean)
      .map((line) => `<p>${line}</p>`),
  ].join('\n');

const noticeLines: Lines = {
  identity: 'Éditeur du site : la société Le Fournil, SARL.',
  capital: 'Au capital de 10 000 €.',
  address: 'Siège social : 12 rue des Halles, 29200 Brest.',
  phone: 'Téléphone : 02 98 00 00 00.',
  mail: 'Courriel : contact@exemple.fr.',
  register: 'RCS Brest 732 829 320.',
  tax: 'TVA intracommunautaire : FR44 732 829 320.',
  director: 'Directrice de la publication : Jeanne Le Gall, gérante.',
  host: 'Hébergeur : Nuage Test SARL, 1 avenue du Nuage, 59100 Roubaix, téléphone 03 20 00 00 00.',
  rights:
    'Les textes et les photographies de ce site appartiennent à leurs auteurs. Leur reproduction est permise pour un usage privé, ou à la presse locale si elle cite le site. Pour tout autre usage, demandez-nous l’accord par écrit, en indiquant le document et la publication.',
  links:
    'Ce site propose des liens vers d’autres sites, dont le contenu relève de leurs auteurs. Signalez-nous un lien qui ne mène plus nulle part, nous le corrigerons dans la semaine. Les horaires et les prix sont donnés pour information et peuvent changer les jours de fête.',
};

/** A bakery’s site with its legal notice. */
const notice = (changes: Lines = {}): SnippetFiles => ({
  '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/mentions-legales">Mentions légales</a></footer>',
  '/mentions-legales': documentOf('Mentions légales', noticeLines, changes),
});
const ofNotice = (changes: Lines, sound: Lines = {}): RuleSnippet => ({
  ...ofSite(notice(changes), notice(sound)),
  profile: 'company',
});

const termLines: Lines = {
  about:
    'Ces conditions générales de vente valent pour toute commande passée sur ce site, édité par la société Le Fournil, 12 rue des Halles, 29200 Brest.',
  price: 'Les prix sont en euros, toutes taxes comprises.',
  delivery: 'Livraison en 3 jours ouvrés, frais : 4,90 €.',
  payment: 'Paiement par carte bancaire ou PayPal.',
  withdrawal: 'Vous pouvez vous rétracter dans un délai de 14 jours à compter de la réception.',
  form: 'Un formulaire de rétractation figure en annexe de ces conditions.',
  button: 'Un bouton « Me rétracter ici », en bas de chaque page, permet d’exercer ce droit en ligne.',
  guarantee:
    'Garantie légale de conformité (L. 217-3 du code de la consommation) et garantie des vices cachés (article 1641 du code civil).',
  mediator: 'Médiateur de la consommation : Médiation Test, 14 rue Saint-Jean, 75017 Paris.',
  packing:
    'Les biscuits et les confitures voyagent dans un carton recyclé, calés avec du papier. Ouvrez le colis devant le transporteur et notez sur le bon ce qui manque ou ce qui est cassé. Nous répondons aux questions du mardi au samedi, par téléphone ou par e-mail, et nous gardons une trace de chaque échange.',
};

/** A shop’s site with its terms of sale. */
const terms = (changes: Lines = {}): SnippetFiles => ({
  '/': '<main><h1>Le Fournil</h1><p>Confiture de fraises 6,90 €</p><button type="button">Ajouter au panier</button></main>\n<footer><a href="/cgv">Conditions générales de vente</a></footer>',
  '/cgv': documentOf('Conditions générales de vente', termLines, changes),
});
const ofTerms = (changes: Lines, sound: Lines = {}): RuleSnippet => ({
  ...ofSite(terms(changes), terms(sound)),
  profile: 'shop',
});

const statementLines: Lines = {
  about:
    'La Ville de Brest s’engage à rendre son site accessible, conformément à l’article 47 de la loi du 11 février 2005.',
  plan: 'Notre schéma pluriannuel d’accessibilité 2025-2027 et notre plan d’action annuel sont publiés sur ce site.',
  state: 'État de conformité : le site www.exemple.fr est partiellement conforme au RGAA 4.1.2.',
  results: 'L’audit réalisé par la société Exemple révèle que 72,5 % des critères sont respectés.',
  lacking:
    'Contenus non accessibles : les comptes rendus du conseil municipal d’avant 2020 sont des images. Dérogation pour charge disproportionnée : aucune.',
  date: 'Cette déclaration a été établie le 3 mars 2025.',
  contact:
    'Écrivez à accessibilite@exemple.fr : nous vous répondrons, ou vous enverrons le contenu sous une autre forme.',
  recourse:
    'Voie de recours : si vous n’avez pas de réponse satisfaisante, écrivez au Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07, ou contactez son délégué dans votre région.',
  technologies:
    'Technologies utilisées : HTML, CSS, JavaScript. Environnement de test : Firefox et NVDA, Safari et VoiceOver. Outils : un contrôle automatique et un contraste mesuré à la main. Pages vérifiées : accueil, contact, mentions légales, plan du site, actualités, démarches.',
};

const homeOfTown = (mention = 'Accessibilité : partiellement conforme') =>
  `<main><h1>Ville de Brest</h1></main>\n<footer><a href="/accessibilite">${mention}</a></footer>`;
const statement = (changes: Lines = {}): SnippetFiles => ({
  '/': homeOfTown(),
  '/accessibilite': documentOf('Déclaration d’accessibilité', statementLines, changes),
});
const ofStatement = (changes: Lines): RuleSnippet => ({
  ...ofSite(statement(changes), statement()),
  profile: 'public',
});

/** Snippets of legal rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const legalSnippets: RuleSnippets = {
  'legal-editeur-identite': ofNotice({
    identity: '',
    capital: '',
    register: '',
    tax: '',
    address: '12 rue des Halles, 29200 Brest.',
    host: 'Hébergeur : Nuage Test, 1 avenue du Nuage, 59100 Roubaix.',
  }),
  'legal-capital-social': ofNotice({ capital: '' }),
  'legal-editeur-adresse': ofNotice({ address: '', host: 'Hébergeur : Nuage Test SARL.' }),
  'legal-editeur-telephone': ofNotice({
    phone: '',
    host: 'Hébergeur : Nuage Test SARL, 1 avenue du Nuage, 59100 Roubaix.',
  }),
  'legal-editeur-courriel': ofNotice({ mail: '' }),
  'legal-immatriculation': ofNotice({ register: '', tax: '' }),
  'legal-immatriculation-fausse': ofNotice({ register: 'RCS Brest 123 456 789.', tax: '' }),
  'legal-rcs-ville': ofNotice(
    { register: 'RCS n° 732 829 320 (extrait sur demande).', tax: '' },
    { tax: '' },
  ),
  'legal-tva-intracom': ofNotice({ tax: '' }),
  'legal-directeur-publication': ofNotice({ director: '' }),
  'legal-hebergeur-nom': ofNotice({ host: '' }),
  'legal-hebergeur-adresse': ofNotice({ host: 'Hébergeur : Nuage Test SARL, téléphone 03 20 00 00 00.' }),
  'legal-hebergeur-telephone': ofNotice({
    host: 'Hébergeur : Nuage Test SARL, 1 avenue du Nuage, 59100 Roubaix.',
  }),
  'legal-texte-modele-non-rempli': ofNotice({ identity: 'Éditeur du site : [Nom de la société], SARL.' }),
  'legal-mentions-absentes': {
    ...ofSite(
      { '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/contact">Nous écrire</a></footer>' },
      notice(),
    ),
    profile: 'company',
  },
  'legal-mentions-acces': {
    ...ofSite(
      {
        ...notice(),
        '/pains': '<main><h1>Nos pains</h1></main>\n<footer><a href="/">Accueil</a></footer>',
      },
      {
        ...notice(),
        '/pains':
          '<main><h1>Nos pains</h1></main>\n<footer><a href="/mentions-legales">Mentions légales</a></footer>',
      },
    ),
    profile: 'company',
  },
  'legal-mentions-format': {
    ...ofSite(
      {
        '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/mentions.pdf">Mentions légales</a></footer>',
      },
      notice(),
    ),
    profile: 'company',
  },
  'legal-lien-legal-casse': {
    ...ofSite({ ...notice(), '/mentions-legales': 'HTTP/1.1 404 Not Found' }, notice()),
    profile: 'company',
  },
  'legal-activite-autorisee': {
    ...ofSite(
      {
        ...notice(),
        '/': '<title>Martin courtage – assurances</title><main><h1>Martin courtage</h1></main>\n<footer><a href="/mentions-legales">Mentions légales</a></footer>',
      },
      {
        ...notice({ register: 'RCS Brest 732 829 320. Inscrit à l’ORIAS sous le numéro 12345678.' }),
        '/': '<title>Martin courtage – assurances</title><main><h1>Martin courtage</h1></main>\n<footer><a href="/mentions-legales">Mentions légales</a></footer>',
      },
    ),
    profile: 'company',
  },
  'legal-profession-reglementee': {
    ...ofSite(
      {
        ...notice(),
        '/': '<title>Cabinet Martin – avocats à Brest</title><main><h1>Cabinet Martin</h1></main>\n<footer><a href="/mentions-legales">Mentions légales</a></footer>',
      },
      {
        ...notice({
          identity: 'Éditeur du site : cabinet Martin, SELARL. Avocats inscrits au barreau de Brest.',
        }),
        '/': '<title>Cabinet Martin – avocats à Brest</title><main><h1>Cabinet Martin</h1></main>\n<footer><a href="/mentions-legales">Mentions légales</a></footer>',
      },
    ),
    profile: 'company',
  },
  'legal-cgv-livraison': ofTerms({ delivery: 'Nous livrons en France.' }),
  'legal-cgv-paiement': ofTerms({ payment: '' }),
  'legal-cgv-retractation': ofTerms({ withdrawal: '', form: '', button: '' }),
  'legal-cgv-formulaire-retractation': ofTerms({ form: '', button: '' }),
  'legal-bouton-retractation-info': ofTerms({ button: '' }),
  'legal-garanties-legales': ofTerms({ guarantee: '' }),
  'legal-mediateur': ofTerms({ mediator: '' }),
  'legal-bloctel-obsolete': ofTerms({ mediator: 'Vous pouvez vous inscrire sur la liste Bloctel.' }),
  'legal-plateforme-rll-obsolete': ofTerms({
    mediator: 'Plateforme européenne de règlement des litiges : https://webgate.ec.europa.eu/odr/.',
  }),
  'legal-cgv-absentes': {
    ...ofSite(
      {
        '/': '<main><h1>Le Fournil</h1><p>Confiture de fraises 6,90 €</p><button type="button">Ajouter au panier</button></main>',
      },
      terms(),
    ),
    profile: 'shop',
  },
  'legal-cgv-prix-ttc': {
    ...ofSite(
      {
        ...terms(),
        '/': '<main><h1>Le Fournil</h1><p>Confiture de fraises 6,54 € HT</p><button type="button">Ajouter au panier</button></main>',
      },
      terms(),
    ),
    profile: 'shop',
  },
  'legal-alcool': {
    ...ofSite(
      {
        ...terms(),
        '/': '<main><h1>La Cave</h1><p>Champagne brut 24,00 €</p><button type="button">Ajouter au panier</button></main>',
      },
      {
        ...terms(),
        '/': '<main><h1>La Cave</h1><p>Champagne brut 24,00 €</p><button type="button">Ajouter au panier</button></main>\n<footer><p>L’abus d’alcool est dangereux pour la santé, à consommer avec modération.</p></footer>',
      },
    ),
    profile: 'shop',
  },
  'legal-bouton-retractation': {
    ...ofSite(terms(), {
      ...terms(),
      '/': '<main><h1>Le Fournil</h1><p>Confiture de fraises 6,90 €</p><button type="button">Ajouter au panier</button></main>\n<footer><a href="/retractation">Renoncer au contrat ici</a></footer>',
    }),
    profile: 'shop',
  },
  'legal-resiliation-trois-clics': {
    ...ofSite(
      { '/': '<main><h1>La Gazette</h1><p>Abonnement mensuel à 9,90 € / mois, sans engagement.</p></main>' },
      {
        '/': '<main><h1>La Gazette</h1><p>Abonnement mensuel à 9,90 € / mois, sans engagement.</p></main>\n<footer><a href="/resilier">Résilier votre contrat</a></footer>',
      },
    ),
    profile: 'shop',
  },
  'legal-access-page-absente': {
    ...ofSite(
      { '/': '<main><h1>Ville de Brest</h1></main>\n<footer><a href="/contact">Contact</a></footer>' },
      statement(),
    ),
    profile: 'public',
  },
  'legal-access-contact': ofStatement({ contact: '', recourse: '' }),
  'legal-access-schema-pluriannuel': ofStatement({ plan: '' }),
  'legal-access-declaration-incomplete': ofStatement({ recourse: '', technologies: '', lacking: '' }),
  'legal-access-declaration-perimee': ofStatement({
    date: 'Cette déclaration a été établie le 23 septembre 2020.',
  }),
  'legal-access-etat-incoherent': ofStatement({
    results: 'L’audit réalisé par la société Exemple révèle que 38 % des critères sont respectés.',
  }),
  'legal-access-mention-accueil': {
    ...ofSite({ ...statement(), '/': homeOfTown('Accessibilité') }, statement()),
    profile: 'public',
  },
  'legal-saisine-electronique': {
    ...ofSite(
      { '/': '<main><h1>Ville de Brest</h1><p>Bienvenue sur le site de la ville.</p></main>' },
      {
        '/': '<main><h1>Ville de Brest</h1><p>Saisine de l’administration par voie électronique : écrivez-nous ici.</p></main>',
      },
    ),
    profile: 'public',
  },
  'legal-avis-consommateurs': ofSite(
    {
      '/': '<main><h1>Le Fournil</h1><h2>Les avis de nos clients</h2><p>« Le meilleur pain de Brest. »</p></main>',
    },
    { '/': '<main><h1>Le Fournil</h1><p>À notre avis, le pain se garde deux jours.</p></main>' },
  ),
  'legal-point-de-contact-dsa': ofSite(
    { '/': '<main><h1>Recette du kouign-amann</h1><p>0 commentaire. Laisser un commentaire</p></main>' },
    { '/': '<main><h1>Recette du kouign-amann</h1><p>Laisser un commentaire. Signaler un abus.</p></main>' },
  ),
  'legal-option-precochee': inBody(
    '<form method="post"><label><input type="checkbox" name="assurance" checked> Assurance annulation (4,90 €)</label></form>',
    '<form method="post"><label><input type="checkbox" name="assurance"> Assurance annulation (4,90 €)</label></form>',
  ),
  'legal-promotion-prix-anterieur': inBody(
    '<main><article><h2>Bougie</h2><p><span>-20 %</span> <b>12,00 €</b></p></article></main>',
    '<main><article><h2>Bougie</h2><p><span>-20 %</span> <del>15,00 €</del> <ins>12,00 €</ins></p></article></main>',
  ),
  'legal-compte-a-rebours': inBody(
    '<p>Stage de poterie. Plus que 3 places !</p>',
    '<p>Stage de poterie, chaque samedi. Les inscriptions sont ouvertes.</p>',
  ),
};
