import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-point-de-contact-dsa.ts';

const page = (text: string) => siteArtifacts({ pages: [pageFacts({ text })] });

const open = {
  verdict: 'review',
  evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'contributions ouvertes' }],
} as const;
const closed = { verdict: 'inapplicable', reason: 'aucune contribution publique repérée' } as const;

ruleCases(rule, {
  'a message to an answering machine': {
    artifacts: page('Si nous ne répondons pas, vous pouvez nous laisser un message. Tél. 01 23 45 67 89.'),
    ...closed,
  },
  'a message in a contact form': {
    artifacts: page('Nous contacter. Laisser un message. Nom, courriel, message.'),
    ...closed,
  },
  'a message that everybody reads': { artifacts: page('Poster un message'), ...open },
  'a message in a guest book': {
    artifacts: page('Livre d’or : vous êtes passés chez nous ? Laisser un message'),
    ...open,
  },
  'a message on a forum': { artifacts: page('Écrire un message sur le forum'), ...open },
  'a way to report': { artifacts: page('Laisser un commentaire. Signaler un abus.'), verdict: 'pass' },
  'a form for comments where nobody has written any': {
    artifacts: page('0 commentaire. Laisser un commentaire'),
    verdict: 'review',
    title: 'Des visiteurs peuvent publier du contenu, sans moyen visible de signaler un abus : à vérifier',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'contributions ouvertes' }],
  },
  'no way to report': {
    artifacts: page('Laisser un commentaire'),
    verdict: 'review',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'contributions ouvertes' }],
  },
  'nobody contributes': {
    artifacts: page('Bienvenue'),
    verdict: 'inapplicable',
    reason: 'aucune contribution publique repérée',
  },
});
