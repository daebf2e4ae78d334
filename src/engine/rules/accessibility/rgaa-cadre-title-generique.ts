import { byTag } from '../../derive/dom/dom.ts';
import { plainText } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { emptyName } from '../../derive/text/empty-names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const meaningless = new Set([
  'iframe',
  'frame',
  'cadre',
  'embed',
  'untitled',
  'sans titre',
  'title',
  'titre',
]);

function isMeaningless(title: string): boolean {
  if (meaningless.has(plainText(title)) || emptyName(title) === 'nothing') return true;
  return (
    /^(https?:)?\/\/|^www\.|^\.{0,2}\/\S+$|^\S+\.(?:html?|php|aspx?)(?:[?#]\S*)?$/i.test(title) ||
    title.replaceAll(/[^\p{L}]/gu, '').length < 3
  );
}

export default defineRule({
  id: 'rgaa-cadre-title-generique',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 2.2.1' }],
  rgaa: ['2.2'],
  parent: 'rgaa-cadre-sans-title-strict',
  title: {
    fail: 'Le titre d’un contenu intégré (cadre) ne dit rien',
    pass: 'Les titres des contenus intégrés (cadres) sont parlants',
  },
  messages: { player: 'Le titre d’une vidéo intégrée est celui du lecteur : à vérifier' },
  why: '« iframe » ou une adresse ne permet pas de décider s’il faut entrer dans le cadre.',
  fix: 'Nommer le contenu : title="Carte de nos agences", title="Vidéo : visite de l’atelier".',
  advice: {
    player: { why: 'Le titre donné par le lecteur ne dit pas toujours de quelle vidéo il s’agit.' },
  },
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const frames = byTag(dom, 'iframe', 'frame').filter(
      (frame) => frame.exposed && isShown(frame) && (frame.attributes.title ?? '').trim() !== '',
    );
    if (frames.length === 0) return { status: 'inapplicable' };
    const wrong = frames.filter((frame) => isMeaningless((frame.attributes.title ?? '').trim()));
    if (wrong.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, wrong) };
    const players = frames.filter((frame) =>
      /^(youtube video player|video player|lecteur vid[ée]o)$/i.test((frame.attributes.title ?? '').trim()),
    );
    if (players.length === 0) return { status: 'pass' };
    return { status: 'review', message: 'player', ...evidenceOfNodes(dom, players) };
  },
});
