import type { PageFacts } from '../../artifacts.ts';
import { namesContact } from '../../derive/dom/links.ts';
import { linksTo } from '../../derive/legal/legal-pages.ts';
import { frenchPhones } from '../../derive/text/phone-numbers.ts';
import { defineSiteRule } from '../../rule.ts';

const address = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;

export default defineSiteRule({
  id: 'qual-contact-introuvable',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['Bonne pratique'],
  title: { fail: 'Aucun moyen de contact n’a été trouvé', pass: 'Un moyen de contact est proposé' },
  why: 'Le visiteur qui a une question ou un problème ne sait pas à qui s’adresser, et doute du sérieux du site.',
  fix: 'Ajouter une page « Contact » liée depuis chaque page, avec une adresse, un e-mail ou un formulaire, et un téléphone.',
  unread: 'complete',
  artifacts: ['pages', 'site'],
  evaluate({ pages, site }) {
    if (pages.some(offersContact)) return { status: 'pass' };
    // The way may be on the legal page that nobody read.
    const unread = !site.crawlComplete && linksTo(pages, 'notice').length > 0;
    return {
      status: unread ? 'review' : 'fail',
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: 'Pages visitées',
          value: String(pages.length),
          expected: 'un lien, un e-mail ou un téléphone',
        },
      ],
    };
  },
});

function offersContact(page: PageFacts): boolean {
  return (
    page.kind === 'contact' ||
    page.contactLinks.length > 0 ||
    page.links.some(namesContact) ||
    address.test(page.text) ||
    frenchPhones(page.text).length > 0 ||
    page.forms.some(({ fields }) => fields.some(({ type }) => type === 'textarea'))
  );
}
