import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-transfert-hors-ue.ts';

const seen = (url: string) => siteArtifacts({ pages: [pageFacts({ thirdParties: [thirdParty(url)] })] });

const formTo = (action: string) =>
  pageFacts({ forms: [{ action, method: 'post', fields: [], text: 'Envoyer' }] });

ruleCases(rule, {
  none: { artifacts: siteArtifacts(), verdict: 'pass' },
  'a European service': { artifacts: seen('https://sdk.privacy-center.org/x.js'), verdict: 'pass' },
  unknown: { artifacts: seen('https://cdn.autre.net/'), verdict: 'pass' },
  'a form sent to an American service': {
    artifacts: siteArtifacts({ pages: [formTo('https://exemple.us1.list-manage.com/subscribe/post?u=1')] }),
    verdict: 'review',
    title: 'Des services établis hors d’Europe sont employés (Mailchimp) : encadrement à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'value', label: 'Mailchimp', value: 'États-Unis' }],
  },
  'forms sent to a company of the Emirates that keeps them in the United States': {
    artifacts: siteArtifacts({
      pages: [formTo('https://api.staticforms.dev/submit'), formTo('https://api.staticforms.xyz/submit')],
    }),
    verdict: 'review',
    title: 'Des services établis hors d’Europe sont employés (Static Forms) : encadrement à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'value', label: 'Static Forms', value: 'Émirats arabes unis et États-Unis' }],
  },
  'a form sent to a service that nobody knows': {
    artifacts: siteArtifacts({ pages: [formTo('https://formspree.io.exemple.net/f/1')] }),
    verdict: 'pass',
  },
  'a calendar in a frame, and the database of the site at a company of two countries': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          thirdParties: [
            thirdParty('https://calendar.google.com/calendar/embed?src=x'),
            thirdParty('https://abcdef.supabase.co/rest/v1/idees'),
          ],
        }),
      ],
    }),
    verdict: 'review',
    title:
      'Des services établis hors d’Europe sont employés (Google Agenda et Supabase) : encadrement à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'value', label: 'Google Agenda', value: 'États-Unis' },
      { type: 'value', label: 'Supabase', value: 'Singapour et États-Unis' },
    ],
  },
  'an American service': {
    artifacts: seen('https://fonts.googleapis.com/css'),
    verdict: 'review',
    title: 'Des services établis hors d’Europe sont employés (Google Fonts) : encadrement à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'value', label: 'Google Fonts', value: 'États-Unis' }],
  },
});
