import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-contact-introuvable.ts';

const site = (changes: Parameters<typeof pageFacts>[0], crawlComplete = true) => {
  const base = siteArtifacts({ pages: [pageFacts(changes)] });
  return { ...base, site: { ...base.site, crawlComplete } };
};
const notice = linkTo('/mentions', { text: 'Mentions légales', region: 'footer' });

ruleCases(rule, {
  pass: {
    'a link': site({ links: [linkTo('/c', { text: 'Nous écrire' })] }),
    'a mail link': site({ contactLinks: ['mailto:a@exemple.fr'] }),
    'a phone number': site({ text: 'Appelez le 03 86 00 00 00.' }),
    'a form': site({
      forms: [
        {
          action: '',
          method: 'post',
          text: '',
          fields: [{ type: 'textarea', name: 'm', label: 'Message', required: true }],
        },
      ],
    }),
  },
  fail: { nothing: site({ links: [linkTo('/produits', { text: 'Produits' })] }) },
  review: { 'the legal notice was not read': site({ links: [notice] }, false) },
});
