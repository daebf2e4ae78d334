import { foldText } from '#contract/fold-text.ts';
import { listOf } from '#contract/french.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { trackersAfter } from '../../derive/trackers/choices.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { isNamedIn } from '../../derive/trackers/service-words.ts';
import { seenServices, trackersBeforeChoice } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-politique-incoherente',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 5.1.a' }],
  parent: 'priv-politique-absente',
  title: {
    fail: 'Des services présents sur le site ne sont pas cités dans la politique de confidentialité ({names})',
    pass: 'Les services de suivi vus sur le site sont cités dans la politique de confidentialité',
  },
  why: 'L’information donnée n’est pas exacte : des entreprises reçoivent des données sans que le visiteur le sache.',
  fix: 'Citer chaque service dans la politique, avec son but, ou le retirer du site s’il ne sert plus.',
  unread: 'complete',
  artifacts: ['site', 'pages', 'consentVisits'],
  evaluate({ site, pages, consentVisits: { accept } }) {
    const accepted = accept && trackersAfter(accept, site.siteDomain, 0);
    const loaded = accepted?.loaded.map(({ service }) => service.name) ?? [];
    const names = [...new Set([...trackersBeforeChoice(pages).names, ...(accepted?.names ?? []), ...loaded])];
    if (names.length === 0) return { status: 'inapplicable', reason: 'aucun service de suivi n’a été vu' };
    const policy = legalDocument({ site, pages }, 'privacy');
    if (policy.pages.length === 0)
      return { status: 'inapplicable', reason: 'la politique n’a pas été trouvée' };
    const text = `${policy.folded} ${foldText(bannerOf(pages)?.banner.text ?? '')}`;
    const unnamed = names.filter((name) => !isNamedIn(text, name));
    if (unnamed.length === 0) return { status: 'pass' };
    const verdict = {
      values: { names: listOf(unnamed) },
      evidence: unnamed.map((value) => ({
        type: 'value' as const,
        label: 'Service vu, nom non trouvé',
        value,
      })),
    };
    const listedElsewhere =
      seenServices(pages).some(({ service }) => service.purpose === 'consent') || bannerOf(pages) !== null;
    if (policy.status !== 'read' || listedElsewhere || !site.crawlComplete)
      return { status: 'review', ...verdict };
    return { status: 'fail', ...verdict };
  },
});
