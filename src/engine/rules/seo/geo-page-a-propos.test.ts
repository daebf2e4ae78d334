import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-page-a-propos.ts';

const site = (text: string, url = 'https://www.exemple.fr/x') =>
  siteArtifacts({ pages: [pageFacts({ links: [{ url, text, region: 'footer', rel: '' }] })] });

/** The footer’s only link, on a site that was not read whole, answers that. */
const answering = (status: number) => {
  const base = site('Alentours');
  const check = { url: 'https://www.exemple.fr/x#plan', status, failure: null, internal: true, from: [] };
  return { ...base, site: { ...base.site, crawlComplete: false }, linkChecks: [check] };
};
const unread = 'Aucun lien des pages lues ne porte le nom d’une page « À propos » ou de contact : à vérifier';

ruleCases(rule, {
  'a page of the footer that does not exist': {
    artifacts: answering(404),
    verdict: 'fail',
    title: 'Aucun lien ne mène à une page « À propos » ou de contact',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom' }],
  },
  'a page of the footer that failed today': {
    artifacts: answering(503),
    verdict: 'review',
    title: unread,
    occurrences: 1,
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/x', note: 'page non lue' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom' },
    ],
  },
  'nothing, of pages whose script got no answer': {
    artifacts: siteArtifacts({ pages: [pageFacts({ lacksContent: true })] }),
    verdict: 'error',
    reason: 'une partie du contenu de la page n’a pas pu être reçue d’ici',
  },
  'who we are': { artifacts: site('Qui sommes-nous ?'), verdict: 'pass' },
  'come and see us': { artifacts: site('Nous découvrir'), verdict: 'pass' },
  'our story': { artifacts: site('Notre histoire'), verdict: 'pass' },
  'the club': { artifacts: site('Le club'), verdict: 'pass' },
  about: { artifacts: site('À propos'), verdict: 'pass' },
  contact: { artifacts: site('Nous contacter'), verdict: 'pass' },
  'a contact page': {
    artifacts: siteArtifacts({ pages: [pageFacts({ kind: 'contact' })] }),
    verdict: 'pass',
  },
  'the part about contact, under another name': {
    artifacts: site('Réservation', 'https://www.exemple.fr/#contact'),
    verdict: 'pass',
  },
  'a part about contact lenses': {
    artifacts: site('Nos produits', 'https://www.exemple.fr/#contactologie'),
    verdict: 'fail',
    title: 'Aucun lien ne mène à une page « À propos » ou de contact',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom' }],
  },
  neither: {
    artifacts: site('Nos produits'),
    verdict: 'fail',
    title: 'Aucun lien ne mène à une page « À propos » ou de contact',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom' }],
  },
  'the address of the page, under another name': {
    artifacts: site('La ferme', 'https://www.exemple.fr/qui-sommes-nous.html'),
    verdict: 'pass',
  },
  'a page to write to, by its address': {
    artifacts: site('conactez-moi!', 'https://www.exemple.fr/mail.php'),
    verdict: 'pass',
  },
  'who others are': {
    artifacts: site('Partenaire', 'https://www.autre.example/a-propos'),
    verdict: 'fail',
    title: 'Aucun lien ne mène à une page « À propos » ou de contact',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom' }],
  },
  'a page of the footer that was not read': {
    artifacts: (() => {
      const base = site('Le domaine');
      return { ...base, site: { ...base.site, crawlComplete: false } };
    })(),
    verdict: 'review',
    title: 'Aucun lien des pages lues ne porte le nom d’une page « À propos » ou de contact : à vérifier',
    occurrences: 1,
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/x', note: 'page non lue' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom' },
    ],
  },
  'contact in other words': { artifacts: site('Écrivez-nous'), verdict: 'pass' },
  'a chosen page that is not the home page': {
    artifacts: (() => {
      const base = siteArtifacts({ pages: [pageFacts({ isHome: false })] });
      return { ...base, site: { ...base.site, scope: 'list' as const, crawlComplete: false } };
    })(),
    verdict: 'review',
    title: unread,
    occurrences: 1,
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom' }],
  },
});
