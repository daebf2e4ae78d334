import { foldText } from '#contract/fold-text.ts';
import { thirdParties } from '#reference/third-parties.ts';
import { identityOf } from '../../address/page-url.ts';
import type { ConsentButton, PageFacts } from '../../artifacts.ts';
import { clip } from '../../derive/dom/dom.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { defineSiteRule } from '../../rule.ts';

const list =
  /partenaires|fournisseurs|destinataires|vendeurs|prestataires|sous-traitants|tiers|vendors|partners/;

/** Also words of the language: seen alone, they name nobody. */
const ordinary = new Set(['segment', 'plausible', 'fathom', 'amplitude', 'heap', 'batch']);
const named = thirdParties
  .filter(({ purpose }) => !/^(?:consent|captcha|fonts|payment|security|chat|other)$/.test(purpose))
  .map(({ name }) => foldText(name.split(/[(/]/)[0] ?? '').trim())
  .filter((name) => name.length > 3 && !ordinary.has(name));
const service = new RegExp(`\\b(?:${named.map((name) => name.replaceAll(/\W/g, '\\$&')).join('|')})\\b`);

/** In a page the words of `list` may stand in its menu: they must speak of data. */
const receives =
  /\bdestinataires?\b|\bsous-traitants?\b|\b(?:donnees|informations|cookies|traceurs)\b[^.]{0,120}\b(?:partenaires|fournisseurs|prestataires|tiers)\b|\b(?:partenaires|fournisseurs|prestataires|tiers)\b[^.]{0,120}\b(?:donnees|informations|cookies|traceurs)\b/;
const answers = (page: PageFacts): boolean =>
  service.test(foldedTextOf(page)) || receives.test(foldedTextOf(page));

interface Led {
  readonly page: PageFacts;
  readonly text: string;
}

/** Pages of the visit that links of the banner lead to, with the words of these. */
function ledTo(buttons: readonly ConsentButton[], from: string, pages: readonly PageFacts[]): Led[] {
  return buttons.flatMap(({ snippet, text }) => {
    const [, href] = /^<a\b[^>]*?\shref="([^"]*)"/i.exec(snippet) ?? [];
    const address = href === undefined ? null : URL.parse(href.replaceAll('&amp;', '&'), from);
    if (!address) return [];
    const identity = identityOf(address.href);
    const page = pages.find(({ url, requestedUrl }) =>
      [url, requestedUrl].some((known) => identityOf(known) === identity),
    );
    return page && page.url !== from ? [{ page, text }] : [];
  });
}

export default defineSiteRule({
  id: 'priv-tiers-non-listes',
  version: 3,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL 2020-092' }],
  parent: 'priv-bandeau-absent',
  title: {
    fail: 'Le bandeau ne mène pas à la liste de ceux qui reçoivent les données : à vérifier',
    pass: 'Le bandeau mène à la liste de ceux qui reçoivent les données',
  },
  messages: {
    nowhere:
      'La liste de ceux qui reçoivent les données n’a été trouvée ni dans le bandeau ni dans la page vers laquelle il mène : à vérifier',
    behind:
      'La liste de ceux qui reçoivent les données n’a pas été cherchée derrière « {button} » : à vérifier',
  },
  why: 'Le visiteur doit pouvoir savoir quelles entreprises utiliseront ses données avant d’accepter.',
  fix: 'Ajouter au bandeau un lien « Voir nos partenaires » vers une liste à jour.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const shown = bannerOf(pages);
    if (!shown) return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    const { text, buttons, folded = '' } = shown.banner;
    const panel = foldText(folded);
    const first = foldText([text, ...buttons.map((button) => button.text)].join(' '));
    if (list.test(first) || list.test(panel) || service.test(panel)) return { status: 'pass' };
    const led = ledTo(buttons, shown.url, pages);
    if (led.some(({ page }) => answers(page))) return { status: 'pass' };
    const evidence = [{ type: 'text' as const, quote: text.slice(0, 300), where: shown.url }];
    // The second screen that it opens may come with it: this visit does not press it.
    const settings = buttons.find(({ kind }) => kind === 'settings');
    if (settings)
      return { status: 'review', message: 'behind', values: { button: clip(settings.text, 40) }, evidence };
    if (led.length === 0 || led.some(({ page }) => page.textCut)) return { status: 'review', evidence };
    const read = led.map(({ page: { url }, text: words }) => ({
      type: 'page' as const,
      url,
      note: `page où mène « ${clip(words, 40)} »`,
    }));
    return { status: 'review', message: 'nowhere', evidence: [...evidence, ...read], occurrences: 1 };
  },
});
