import { ofSite, type RuleSnippet, type SnippetFiles } from './snippet.ts';

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
export const notice = (changes: Lines = {}): SnippetFiles => ({
  '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/mentions-legales">Mentions légales</a></footer>',
  '/mentions-legales': documentOf('Mentions légales', noticeLines, changes),
});
export const ofNotice = (changes: Lines, sound: Lines = {}): RuleSnippet => ({
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
export const terms = (changes: Lines = {}): SnippetFiles => ({
  '/': '<main><h1>Le Fournil</h1><p>Confiture de fraises 6,90 €</p><button type="button">Ajouter au panier</button></main>\n<footer><a href="/cgv">Conditions générales de vente</a></footer>',
  '/cgv': documentOf('Conditions générales de vente', termLines, changes),
});
export const ofTerms = (changes: Lines, sound: Lines = {}): RuleSnippet => ({
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

export const homeOfTown = (mention = 'Accessibilité : partiellement conforme') =>
  `<main><h1>Ville de Brest</h1></main>\n<footer><a href="/accessibilite">${mention}</a></footer>`;
export const statement = (changes: Lines = {}): SnippetFiles => ({
  '/': homeOfTown(),
  '/accessibilite': documentOf('Déclaration d’accessibilité', statementLines, changes),
});
export const ofStatement = (changes: Lines): RuleSnippet => ({
  ...ofSite(statement(changes), statement()),
  profile: 'public',
});
