import { formatNumber } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import type { FlashingElement } from '../../artifacts.ts';
import { byTag, elementEvidence } from '../../derive/dom/dom.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { shownAnimations } from '../../derive/media/animated-images.ts';
import { defineRule, threshold } from '../../rule.ts';
import { drivenProof } from '../verdicts/driven-page.ts';

/** WCAG 2.3.1: smaller flashes, and changes of less than a tenth of the luminance, are harmless. */
const areaPx = threshold(21_824, { from: 'WCAG 2.3.1' });
const smallestChange = threshold(0.1, { from: 'WCAG 2.3.1' });

const noteOf = ({ property, flashesPerSecond, areaPx: area }: FlashingElement): string =>
  `${property} alterne ${formatNumber(flashesPerSecond, 1)} fois par seconde sur ${formatNumber(area)} px²`;

export default defineRule({
  id: 'rgaa-flash',
  severity: 'bloquant',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 13.7.1' },
    { kind: 'standard', title: 'RGAA 13.7.3' },
    { kind: 'standard', title: 'WCAG 2.3.1' },
  ],
  rgaa: ['13.7'],
  title: {
    fail: 'Un contenu clignote plus de trois fois par seconde',
    pass: 'Aucun flash rapide repéré',
  },
  messages: { doubt: 'Un contenu clignote peut-être plus de trois fois par seconde : à vérifier' },
  why: 'Des flashs rapides sur une grande surface peuvent déclencher une crise d’épilepsie.',
  fix: 'Ralentir l’alternance sous trois par seconde, réduire la surface qui clignote, ou retirer l’effet.',
  artifacts: ['dom', 'animations'],
  evaluate({ dom, animations }) {
    const images = shownAnimations(dom, animations).filter((shown) => shown.areaPx > areaPx);
    const flashingImages = images.filter(
      ({ image, areaPx: area }) => (image.flashingShare ?? 0) * area > areaPx,
    );
    const flashing = animations.flashing.filter(
      ({ luminanceChange }) => (luminanceChange ?? 0) >= smallestChange,
    );
    const imageEvidence = (list: typeof images): Evidence[] =>
      list.map(({ node, image }) => elementEvidence(dom, node, `image animée de ${image.frames} vues`));
    const certain = [...imageEvidence(flashingImages), ...drivenProof(flashing, noteOf).evidence];
    if (certain.length > 0) return { status: 'fail', evidence: certain };
    const unread = images.filter(({ image }) => image.flashingShare === null);
    const unknown = animations.flashing.filter(({ luminanceChange }) => luminanceChange === null);
    const doubtful = [...imageEvidence(unread), ...drivenProof(unknown, noteOf).evidence];
    if (doubtful.length > 0) return { status: 'review', message: 'doubt', evidence: doubtful };
    const moves = images.length > 0 || byTag(dom, 'video', 'canvas').some(isShown);
    return moves || animations.flashing.length > 0
      ? { status: 'pass' }
      : { status: 'inapplicable', reason: 'aucun contenu qui clignote' };
  },
});
