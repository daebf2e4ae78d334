import { homeOfTown, notice, ofNotice, ofStatement, ofTerms, statement, terms } from './legal-documents.ts';
import { inBody, ofSite, type RuleSnippets } from './snippet.ts';

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
