import { formatNumber } from '#contract/french.ts';
import type { ConsentButton } from '../../artifacts.ts';
import { acceptButtons, bannerOf, refuseButtons } from '../../derive/trackers/consent.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const smallestAreaRatio = threshold(0.5, { ours: 'Constat’s own thresholds: a person always decides' });
const smallestFontRatio = threshold(0.8, { ours: 'letters a fifth smaller are seen after the others' });

const areaOf = ({ box }: ConsentButton) => box.width * box.height;
/** A button in colour, beside a mere text. */
const isPaler = (refuse: ConsentButton, accept: ConsentButton) =>
  accept.look === 'filled' && refuse.look === 'bare';
const lookWords = { filled: 'fond coloré', bare: 'texte sans fond ni bordure' } as const;
const isLink = ({ snippet }: ConsentButton) => /^<a\b/i.test(snippet) && !/\bbtn|button\b/i.test(snippet);

export default defineSiteRule({
  id: 'priv-refus-moins-visible',
  version: 4,
  severity: 'majeur',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'authority', title: 'CNIL 12/12/2024', date: '2024-12-12' },
    { kind: 'authority', title: 'CEPD 01/2023' },
  ],
  title: {
    fail: 'Refuser semble moins visible qu’accepter',
    pass: 'Refuser est aussi visible qu’accepter',
  },
  why: 'La CNIL a mis en demeure des sites dont le refus était un simple lien, plus petit ou perdu dans le texte.',
  fix: 'Donner aux deux boutons la même taille, le même style et le même rang.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const shown = bannerOf(pages);
    const accept = shown && acceptButtons(shown.banner)[0];
    const refuse = shown && refuseButtons(shown.banner)[0];
    if (!accept || !refuse || areaOf(accept) === 0)
      return { status: 'inapplicable', reason: 'les deux boutons ne sont pas au même écran' };
    const area = areaOf(refuse) / areaOf(accept);
    const font = accept.fontSizePx > 0 ? refuse.fontSizePx / accept.fontSizePx : 1;
    const asLink = isLink(refuse) && !isLink(accept);
    const isPale = isPaler(refuse, accept);
    if (area >= smallestAreaRatio && font >= smallestFontRatio && !asLink && !isPale)
      return { status: 'pass' };
    const size = ({ box, fontSizePx }: ConsentButton) =>
      `${formatNumber(box.width)} × ${formatNumber(box.height)} px, texte ${formatNumber(fontSizePx)} px`;
    return {
      status: 'review',
      evidence: [accept, refuse].map((button) => ({
        type: 'element' as const,
        selector: button.selector,
        snippet: button.snippet,
        box: { ...button.box },
        note: isPale && button.look ? `${size(button)}, ${lookWords[button.look]}` : size(button),
      })),
    };
  },
});
