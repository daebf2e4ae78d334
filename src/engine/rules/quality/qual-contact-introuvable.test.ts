import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-contact-introuvable.ts';

const site = (changes: Parameters<typeof pageFacts>[0], crawlComplete = true) => {
  const base = siteArtifacts({ pages: [pageFacts(changes)] });
  return { ...base, site: { ...base.site, crawlComplete } };
};
const notice = linkTo('/mentions', { text: 'Mentions légales', region: 'footer' });

ruleCases(rule, {
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
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Pages visitées',
        value: '1',
        expected: 'un lien, un e-mail ou un téléphone',
      },
    ],
  },
  'the legal notice was not read': {
    artifacts: site({ links: [notice] }, false),
    verdict: 'review',
    evidence: [
      {
        type: 'value',
        label: 'Pages visitées',
        value: '1',
        expected: 'un lien, un e-mail ou un téléphone',
      },
    ],
  },
});
