import { closest } from '../../derive/dom/dom.ts';
import { groupFields } from '../../derive/dom/fields.ts';
import { isLink, plainText } from '../../derive/dom/names.ts';
import { namedImagesOf } from '../../derive/media/images.ts';
import { emptyName, namesAnyImage } from '../../derive/text/empty-names.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const several = threshold(3, { ours: 'two images may share a name by chance, three are a habit' });

export default defineRule({
  id: 'rgaa-alt-identiques',
  version: 4,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 1.3' }],
  rgaa: ['1.3'],
  title: {
    fail: 'Plusieurs images différentes ont la même description : à vérifier',
    pass: 'Les descriptions distinguent les images',
  },
  why: 'À l’écoute, on ne peut pas les différencier.',
  fix: 'Décrire ce que chaque image a de particulier.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    // Those that say nothing have a rule of their own.
    const images = namedImagesOf(dom).filter(
      ({ tag, name }) => tag === 'img' && emptyName(name) === null && !namesAnyImage(name),
    );
    if (images.length === 0) return { status: 'inapplicable' };
    const targetOf = (node: (typeof images)[number]) => closest(dom, node, isLink)?.url ?? '';
    const groups = [...groupFields(images, (node) => plainText(node.name)).values()].filter((group) => {
      const files = new Set(group.map((node) => node.image?.currentSrc ?? node.url ?? ''));
      const targets = new Set(group.map(targetOf));
      return files.size >= several && !(targets.size === 1 && !targets.has(''));
    });
    return groups.length > 0
      ? { status: 'review', ...evidenceOfNodes(dom, groups.flat()) }
      : { status: 'pass' };
  },
});
