import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-contact-introuvable.ts';

const site = (changes: Parameters<typeof pageFacts>[0], crawlComplete = true) => {
  const base = siteArtifacts({ pages: [pageFacts(changes)] });
  return { ...base, site: { ...base.site, crawlComplete } };
};
const notice = linkTo('/mentions', { text: 'Mentions légales', region: 'footer' });

const form = (...fields: readonly [string, string][]) => ({
  action: '',
  method: 'post',
  text: '',
  fields: fields.map(([type, label]) => ({ type, name: '', label, required: false })),
});
const visited = {
  type: 'value',
  label: 'Pages visitées',
  value: '1',
  expected: 'un lien, un e-mail ou un téléphone',
} as const;
const refused = {
  verdict: 'fail',
  title: 'Aucun moyen de contact n’a été trouvé',
  evidence: [visited],
} as const;
const asks = (value: string) =>
  ({
    verdict: 'review',
    title: 'Ni e-mail, ni téléphone, ni page de contact, mais un autre moyen d’écrire : à vérifier',
    occurrences: 1,
    evidence: [visited, { type: 'value', label: 'Autre moyen trouvé', value }],
  }) as const;

const unread = (url: string) =>
  ({
    verdict: 'review',
    title: 'Aucun moyen de contact n’a été trouvé dans les pages lues : à vérifier',
    occurrences: 1,
    evidence: [visited, { type: 'page', url, note: 'page non lue' }],
  }) as const;

ruleCases(rule, {
  'nothing, of pages whose script got no answer': {
    artifacts: siteArtifacts({ pages: [pageFacts({ lacksContent: true })] }),
    verdict: 'error',
    reason: 'une partie du contenu de la page n’a pas pu être reçue d’ici',
  },
  'a link': { artifacts: site({ links: [linkTo('/c', { text: 'Nous écrire' })] }), verdict: 'pass' },
  'a mail link': { artifacts: site({ contactLinks: ['mailto:a@exemple.fr'] }), verdict: 'pass' },
  'a phone number': { artifacts: site({ text: 'Appelez le 03 86 00 00 00.' }), verdict: 'pass' },
  'a form': {
    artifacts: site({
      forms: [
        {
          action: '',
          method: 'post',
          text: '',
          fields: [{ type: 'textarea', name: 'm', label: 'Message', required: true }],
        },
      ],
    }),
    verdict: 'pass',
  },
  nothing: {
    artifacts: site({ links: [linkTo('/produits', { text: 'Produits' })] }),
    ...refused,
  },
  'a form that asks for an e-mail address and a day': {
    artifacts: site({
      forms: [form(['text', 'Prénom'], ['email', 'Courriel'], ['date', 'Jour souhaité'])],
    }),
    ...asks('un formulaire qui demande une adresse e-mail (https://www.exemple.fr/)'),
  },
  'a form to receive news, or to sign in, answers no question': {
    artifacts: site({
      forms: [form(['email', 'Courriel']), form(['email', 'Courriel'], ['password', 'Mot de passe'])],
    }),
    ...refused,
  },
  'a profile on a social network': {
    artifacts: site({ links: [linkTo('https://www.instagram.com/lecafedubourg/', { text: 'Instagram' })] }),
    ...asks('https://www.instagram.com/lecafedubourg/'),
  },
  'a button that shares the page': {
    artifacts: site({
      links: [linkTo('https://www.facebook.com/sharer/sharer.php?u=https://www.exemple.fr/', { text: 'F' })],
    }),
    ...refused,
  },
  'a tracker of issues': {
    artifacts: site({ links: [linkTo('https://git.exemple.org/bourg/site/-/issues', { text: 'Signaler' })] }),
    ...asks('https://git.exemple.org/bourg/site/-/issues'),
  },
  'the legal notice was not read': {
    artifacts: site({ links: [notice] }, false),
    ...unread('https://www.exemple.fr/mentions'),
  },
  'the address of a link, whatever it is called': {
    artifacts: site({ links: [linkTo('/mail.php', { text: 'conactez-moi!' })] }, false),
    verdict: 'pass',
  },
  'the address of a page by its parameter': {
    artifacts: site({ links: [linkTo('/index.php?page=contact', { text: 'Ici' })] }),
    verdict: 'pass',
  },
  'to write to one person': {
    artifacts: site({ links: [linkTo('/p7', { text: 'M’écrire' })] }),
    verdict: 'pass',
  },
  'an address about lenses, mailings or webmail, and one of another site': {
    artifacts: site({
      links: [
        linkTo('/lentilles-de-contact', { text: 'Lentilles' }),
        linkTo('/contact-lenses', { text: 'Lenses' }),
        linkTo('/mailing', { text: 'Mailing' }),
        linkTo('/webmail', { text: 'Webmail' }),
        linkTo('/e-mail-marketing', { text: 'Campagnes' }),
        linkTo('https://www.autre.example/contact', { text: 'Partenaire' }),
      ],
    }),
    ...refused,
  },
  'a page of the menu that nobody read, under any name': {
    artifacts: site({ links: [linkTo('/', { text: 'Accueil' }), linkTo('/pratique')] }, false),
    ...unread('https://www.exemple.fr/pratique'),
  },
  'a page of the menu that was visited and does not exist': {
    artifacts: {
      ...site({ links: [linkTo('/pratique')] }, false),
      notAnalysed: [{ url: 'https://www.exemple.fr/pratique', reason: 'http-error', detail: 'réponse 404' }],
    },
    ...refused,
  },
  'articles that nobody read, linked from the text of another page': {
    artifacts: site(
      {
        url: 'https://www.exemple.fr/blog',
        requestedUrl: 'https://www.exemple.fr/blog',
        isHome: false,
        kind: 'other',
        links: [linkTo('/blog/1', { region: 'main' }), linkTo('/plan.pdf')],
      },
      false,
    ),
    ...refused,
  },
  'a chosen page that is not the home page': {
    artifacts: (() => {
      const base = site({ isHome: false, kind: 'other' }, false);
      return { ...base, site: { ...base.site, scope: 'list' as const } };
    })(),
    verdict: 'review',
    title: 'Aucun moyen de contact n’a été trouvé dans les pages lues : à vérifier',
    occurrences: 1,
    evidence: [visited],
  },
});
