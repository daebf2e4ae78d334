import {
  inBanner,
  inBody,
  inHeaders,
  inRequests,
  ofSite,
  type RuleSnippet,
  type RuleSnippets,
  type SnippetFiles,
} from './snippet.ts';

const policyLines: Readonly<Record<string, string>> = {
  controller: 'Le responsable du traitement est la société Le Fournil, 12 rue des Halles, 29200 Brest.',
  purposes: 'Les données sont recueillies afin de répondre à vos demandes et de préparer vos commandes.',
  basis: 'La base légale est l’exécution du contrat, et votre consentement pour la lettre d’information.',
  recipients: 'Les destinataires sont nos équipes et notre hébergeur.',
  duration: 'Vos données sont conservées pendant trois ans après votre dernière commande.',
  rights:
    'Vous disposez des droits d’accès, de rectification, d’effacement, de limitation, d’opposition et à la portabilité.',
  officer: 'Pour les exercer, écrivez à notre délégué à la protection des données : dpo@exemple.fr.',
  complaint: 'Vous pouvez introduire une réclamation auprès de la CNIL.',
  date: 'Dernière mise à jour : 3 février 2026.',
  form: 'Le formulaire de contact demande votre nom, votre adresse e-mail et votre message. Rien d’autre n’est demandé, et rien n’est transmis à des fins commerciales. La commande en ligne demande aussi un numéro de téléphone, pour le cas où un produit manquerait le jour du retrait. Les factures sont gardées à part, comme la loi le demande.',
  security:
    'Le site est servi par une connexion chiffrée. Seules les deux personnes qui préparent les commandes lisent les messages, et leur accès est protégé par un mot de passe et un second facteur.',
};

/** A shop’s site with its privacy policy, some lines of it changed; an empty one is left out. */
export const policy = (changes: Readonly<Record<string, string>> = {}): SnippetFiles => ({
  '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/confidentialite">Politique de confidentialité</a></footer>',
  '/confidentialite': [
    '<h1>Politique de confidentialité</h1>',
    ...Object.values({ ...policyLines, ...changes })
      .filter(Boolean)
      .map((line) => `<p>${line}</p>`),
  ].join('\n'),
});
const ofPolicy = (changes: Readonly<Record<string, string>>): RuleSnippet => ({
  ...ofSite(policy(changes), policy()),
  profile: 'company',
});

const contactForm =
  '<form method="post"><label>E-mail <input type="email" name="email"></label><label>Message <textarea name="message"></textarea></label><button>Envoyer</button></form>';

const bannerText =
  '<p>Des cookies mesurent l’audience et servent à la publicité. <a href="/cookies">En savoir plus dans notre politique de cookies</a></p>';
const fairBanner = `${bannerText}\n<button>Tout accepter</button>\n<button>Tout refuser</button>`;

/** Snippets of privacy rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const privacySnippets: RuleSnippets = {
  'priv-recaptcha-mention-obsolete': {
    kind: 'body',
    faulty:
      '<p>Ce site est protégé par reCAPTCHA. Les règles de confidentialité et les conditions d’utilisation de Google s’appliquent.</p>',
    sound: '<p>Ce site est protégé par reCAPTCHA.</p>',
  },
  'priv-consent-mode-defauts': {
    kind: 'head',
    faulty:
      "<script>gtag('consent', 'default', { ad_storage: 'granted', analytics_storage: 'granted' });</script>",
    sound:
      "<script>gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });</script>",
  },
  'priv-empreinte-email': {
    kind: 'head',
    faulty: "<script>fbq('init', '1234567890', { em: client.email });</script>",
    sound: "<script>fbq('init', '1234567890');</script>",
  },
  'priv-case-precochee-formulaire': inBody(
    '<form method="post"><label><input type="checkbox" checked> Recevoir la lettre d’information</label></form>',
    '<form method="post"><label><input type="checkbox"> Recevoir la lettre d’information</label></form>',
  ),
  'priv-consentement-groupe': inBody(
    '<form method="post"><label><input type="checkbox"> J’accepte les CGV et la newsletter</label></form>',
    '<form method="post"><label><input type="checkbox"> J’accepte les conditions générales de vente</label>\n<label><input type="checkbox"> Je m’abonne à la newsletter</label></form>',
  ),
  'priv-formulaire-get': inBody(
    '<form method="get" action="/contact"><label>E-mail <input type="email" name="email"></label></form>',
    '<form method="post" action="/contact"><label>E-mail <input type="email" name="email"></label></form>',
  ),
  'priv-formulaire-sans-information': inBody(
    `<main><h1>Nous écrire</h1>${contactForm}</main>`,
    `<main><h1>Nous écrire</h1>${contactForm.replace('<button>', '<p>Vos données servent à vous répondre. <a href="/confidentialite">Politique de confidentialité</a></p><button>')}</main>`,
  ),
  'priv-mot-de-passe-longueur': inBody(
    '<form method="post"><label>Mot de passe <input type="password" autocomplete="new-password" minlength="6"></label></form>',
    '<form method="post"><label>Mot de passe <input type="password" autocomplete="new-password" minlength="12" maxlength="64"></label></form>',
  ),
  'priv-video-integree': inBody(
    '<iframe title="Visite du fournil" src="https://www.youtube.com/embed/abc"></iframe>',
    '<iframe title="Visite du fournil" src="https://www.youtube-nocookie.com/embed/abc"></iframe>',
  ),
  'priv-bouton-social': inRequests(
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://connect.facebook.net/fr_FR/sdk.js (script, 90 ko)',
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.exemple.fr/partage.js (script, 2 ko)',
  ),
  'priv-police-google': inRequests(
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://fonts.googleapis.com/css2?family=Inter (stylesheet, 2 ko)',
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.exemple.fr/inter.woff2 (font, 30 ko)',
  ),
  'priv-duree-cookie-longue': inHeaders(
    'Set-Cookie: lang=fr; Max-Age=315360000; Path=/; Secure; SameSite=Lax',
    'Set-Cookie: lang=fr; Max-Age=15552000; Path=/; Secure; SameSite=Lax',
  ),
  'priv-duree-cookie-audience': inHeaders(
    'Set-Cookie: _pk_id.1.1fff=a81f; Max-Age=63072000; Path=/; Secure; SameSite=Lax',
    'Set-Cookie: _pk_id.1.1fff=a81f; Max-Age=33955200; Path=/; Secure; SameSite=Lax',
  ),
  'priv-politique-responsable': ofPolicy({ controller: '' }),
  'priv-politique-finalites': ofPolicy({
    purposes: '',
    basis: 'La base légale est votre consentement.',
    form: 'Le formulaire de contact demande un nom, une adresse e-mail et un message. Rien d’autre n’est demandé.',
    duration: 'Vos données sont conservées trois ans.',
  }),
  'priv-politique-base-legale': ofPolicy({ basis: '' }),
  'priv-politique-destinataires': ofPolicy({ recipients: '' }),
  'priv-politique-durees': ofPolicy({
    duration: 'Vos données sont conservées pendant la durée nécessaire à nos services.',
  }),
  'priv-politique-droits': ofPolicy({ rights: 'Vous disposez d’un droit d’accès et de rectification.' }),
  'priv-politique-dpo': { ...ofPolicy({ officer: '' }), profile: 'public' },
  'priv-politique-reclamation': ofPolicy({ complaint: '' }),
  'priv-politique-datee': ofPolicy({ date: '' }),
  'priv-politique-acces': ofSite(
    { ...policy(), '/pains': '<main><h1>Nos pains</h1></main>\n<footer><a href="/">Accueil</a></footer>' },
    {
      ...policy(),
      '/pains':
        '<main><h1>Nos pains</h1></main>\n<footer><a href="/confidentialite">Politique de confidentialité</a></footer>',
    },
  ),
  'priv-politique-absente': ofSite(
    { '/': `<main><h1>Le Fournil</h1>${contactForm}</main>` },
    {
      ...policy(),
      '/': `<main><h1>Le Fournil</h1>${contactForm}</main>\n<footer><a href="/confidentialite">Politique de confidentialité</a></footer>`,
    },
  ),
  'priv-donnees-vers-tiers-url': inRequests(
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://stats.autre.net/c?u=jean.martin@exemple.fr (image, 1 ko)',
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://stats.autre.net/c?p=/contact (image, 1 ko)',
  ),
  'priv-recaptcha-sans-accord': inRequests(
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.google.com/recaptcha/api.js (script, 30 ko)',
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.exemple.fr/menu.js (script, 20 ko)',
  ),
  'priv-google-consent-mode': inRequests(
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.google-analytics.com/g/collect?v=2&gcs=G100 (image, 1 ko)',
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.exemple.fr/menu.js (script, 20 ko)',
  ),
  'priv-google-analytics-sans-accord': inRequests(
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://region1.google-analytics.com/g/collect?v=2&tid=G-1&gcs=G111 (image, 1 ko)',
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://region1.google-analytics.com/g/collect?v=2&tid=G-1&gcs=G100 (image, 1 ko)',
  ),
  'priv-ia-conversationnelle': inRequests(
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://client.crisp.chat/l.js (script, 90 ko)',
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.exemple.fr/menu.js (script, 20 ko)',
  ),
  'priv-rejeu-session': inRequests(
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://static.hotjar.com/c/hotjar-12345.js (script, 60 ko)',
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.exemple.fr/menu.js (script, 20 ko)',
  ),
  'priv-requete-traceur-avant-choix': inRequests(
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.googletagmanager.com/gtag/js?id=G-0A1B2C3D4E (script, 90 ko)',
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.exemple.fr/menu.js (script, 20 ko)',
  ),
  'priv-transfert-hors-ue': inRequests(
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.google-analytics.com/analytics.js (script, 20 ko)',
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.exemple.fr/menu.js (script, 20 ko)',
  ),
  'priv-traceur-avant-choix': inHeaders(
    'Set-Cookie: _ga=GA1.1.1234567890.1700000000; Max-Age=63072000; Path=/; Secure',
    'Content-Type: text/html; charset=utf-8',
  ),
  'priv-mesure-exemption-conditions': inHeaders(
    'Set-Cookie: _pk_id.1.1fff=a81f; Max-Age=33955200; Path=/; Secure; SameSite=Lax',
    'Content-Type: text/html; charset=utf-8',
  ),
  'priv-acceptation-repetee': inBanner(
    `${bannerText}\n<button>Accepter et fermer</button>\n<button>Tout accepter</button>\n<button>Tout refuser</button>`,
    fairBanner,
  ),
  'priv-finalites-absentes': inBanner(
    '<p>Ce site utilise des cookies. Cliquez sur un bouton pour choisir. Merci de votre visite.</p>\n<button>Tout accepter</button>\n<button>Tout refuser</button>',
    fairBanner,
  ),
  'priv-refus-ambigu': inBanner(
    `${bannerText}\n<button>Tout accepter</button>\n<button>Je décline les finalités non essentielles</button>`,
    fairBanner,
  ),
  'priv-refus-absent-premier-niveau': inBanner(`${bannerText}\n<button>Tout accepter</button>`, fairBanner),
  'priv-poursuite-vaut-accord': inBanner(
    '<p>En poursuivant votre navigation, vous acceptez l’utilisation de cookies de mesure d’audience.</p>\n<button>OK</button>',
    fairBanner,
  ),
  'priv-cases-precochees-bandeau': inBanner(
    `${bannerText}\n<label><input type="checkbox" checked> Publicité</label>\n<button>Tout accepter</button>\n<button>Tout refuser</button>`,
    `${bannerText}\n<label><input type="checkbox" checked> Cookies nécessaires (toujours actifs)</label>\n<label><input type="checkbox"> Publicité</label>\n<button>Tout accepter</button>\n<button>Tout refuser</button>`,
  ),
  'priv-consentement-multi-terminaux': inBanner(
    '<p>Des cookies mesurent l’audience. Vos choix s’appliquent sur tous les appareils où vous êtes connecté.</p>\n<button>Tout accepter</button>\n<button>Tout refuser</button>',
    '<p>Des cookies mesurent l’audience. Votre choix vaut pour cet appareil pendant six mois.</p>\n<button>Tout accepter</button>\n<button>Tout refuser</button>',
  ),
  'priv-tcf-trop-de-partenaires': inBanner(
    '<p>Nous et nos 847 partenaires stockons des informations.</p>\n<button>Tout accepter</button>\n<button>Tout refuser</button>',
    '<p>Nous et nos 12 partenaires utilisons des cookies.</p>\n<button>Tout accepter</button>\n<button>Tout refuser</button>',
  ),
  'priv-lien-politique-bandeau': inBanner(
    '<p>Des cookies mesurent l’audience.</p>\n<button>Tout accepter</button>\n<button>Tout refuser</button>',
    '<p>Des cookies mesurent l’audience. <a href="/cookies">En savoir plus dans notre politique de cookies</a></p>\n<button>Tout accepter</button>\n<button>Tout refuser</button>',
  ),
};
