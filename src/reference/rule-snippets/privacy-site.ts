import { policy } from './privacy.ts';
import { ofSite, type RuleSnippet, type RuleSnippets, type SnippetFiles } from './snippet.ts';

const analytics = '<script src="https://www.google-analytics.com/analytics.js"></script>';
const home =
  '<main><h1>Le Fournil</h1></main>\n<footer><a href="/confidentialite">Politique de confidentialité</a></footer>';
const banner =
  '<div id="bandeau"><p>Des cookies mesurent l’audience.</p><button>Tout accepter</button><button>Tout refuser</button></div>';

/** A policy of a site that calls Google Analytics, one of its lines changed. */
const measured = (faulty: string, sound: string): RuleSnippet => ({
  ...ofSite(
    { ...policy({ recipients: faulty }), '/': `${analytics}\n${home}` },
    { ...policy({ recipients: sound }), '/': `${analytics}\n${home}` },
  ),
  profile: 'company',
});

/** A site whose home page subscribes to a list. */
const letters = (words: string): SnippetFiles => ({
  ...policy(),
  '/': `<main><h1>Le Fournil</h1>\n<form method="post"><p>${words}</p><label>E-mail <input type="email" name="email"></label><button>S’abonner</button></form></main>\n<footer><a href="/confidentialite">Politique de confidentialité</a></footer>`,
});

const fingerprint = [
  'crayon.fillText("Brest", 2, 2);',
  'const dessin = toile.toDataURL();',
  'const carte = gl.getParameter(info.UNMASKED_RENDERER_WEBGL);',
  'const son = new OfflineAudioContext(1, 44100, 44100);',
  'son.startRendering().then((rendu) => envoyer(dessin, carte, rendu));',
].join('\n');

/** Snippets of privacy rules that read several pages or what they load, by rule id. */
export const sitePrivacySnippets: RuleSnippets = {
  'priv-bandeau-absent': ofSite(
    { '/': `${analytics}\n<main><h1>Le Fournil</h1></main>` },
    { '/': `<main><h1>Le Fournil</h1></main>\n${banner}` },
  ),
  'priv-retrait-introuvable': ofSite(
    { '/': `<main><h1>Le Fournil</h1></main>\n${banner}\n<footer><a href="/contact">Contact</a></footer>` },
    {
      '/': `<main><h1>Le Fournil</h1></main>\n${banner}\n<footer><a href="/contact">Contact</a> <button>Gérer les cookies</button></footer>`,
    },
  ),
  'priv-empreinte': ofSite(
    { '/': '<script src="/mesure.js"></script><main><h1>Le Fournil</h1></main>', '/mesure.js': fingerprint },
    {
      '/': '<script src="/graphique.js"></script><main><h1>Le Fournil</h1></main>',
      '/graphique.js': 'crayon.fillText("Ventes de mars", 2, 2);',
    },
  ),
  'priv-politique-incoherente': measured(
    'Les destinataires sont nos équipes et notre hébergeur.',
    'Les destinataires sont nos équipes, notre hébergeur et Google Analytics, qui mesure l’audience.',
  ),
  'priv-politique-transferts': measured(
    'Les destinataires sont nos équipes, notre hébergeur et Google Analytics.',
    'Les destinataires sont nos équipes, notre hébergeur et Google Analytics : ces données sont transférées aux États-Unis, dans le cadre de clauses contractuelles types.',
  ),
  'priv-politique-retrait': {
    ...ofSite(
      policy(),
      policy({
        basis:
          'La base légale est l’exécution du contrat, et votre consentement pour la lettre d’information : vous pouvez le retirer à tout moment par le lien placé au bas de chaque lettre.',
      }),
    ),
    profile: 'company',
  },
  'priv-infolettre-ouvertures': {
    ...ofSite(
      letters('Abonnez-vous à notre lettre d’information.'),
      letters(
        'Abonnez-vous à notre lettre d’information. Nous ne mesurons pas qui l’ouvre. Désinscription par le lien placé au bas de chaque lettre.',
      ),
    ),
    profile: 'company',
  },
};
