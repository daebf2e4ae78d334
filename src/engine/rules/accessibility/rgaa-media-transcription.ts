import type { Dom, DomNode } from '../../artifacts.ts';
import { parentOf, textOf } from '../../derive/dom/dom.ts';
import { playedMediaOf } from '../../derive/media/media.ts';
import { defineRule, threshold } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const nearCharacters = threshold(600, { ours: 'a transcript is announced near its player' });

/** Text of the nearest block that is not much more than the media. */
function neighbourhood(dom: Dom, media: DomNode): string {
  let text = '';
  for (let up = parentOf(dom, media); up && up.tag !== 'body'; up = parentOf(dom, up)) {
    const wider = textOf(dom, up);
    if (wider.length > nearCharacters && text !== '') break;
    text = wider.slice(0, nearCharacters);
  }
  return text;
}

export default defineRule({
  id: 'rgaa-media-transcription',
  // 3: a file opened in a frame is told, and looked around, at the frame.
  version: 3,
  severity: 'majeur',
  automation: 'revue',
  effort: 3,
  references: [
    { kind: 'standard', title: 'RGAA 4.1' },
    { kind: 'standard', title: 'RGAA 4.5' },
  ],
  rgaa: ['4.1', '4.5'],
  title: {
    fail: 'Une vidéo ou un son est présent : transcription et audiodescription à vérifier',
    pass: 'Une transcription est annoncée près de chaque média',
  },
  why: 'Les personnes sourdes n’entendent pas le son, les personnes aveugles ne voient pas l’image : il leur faut un équivalent.',
  fix: 'Publier sous le média une transcription complète, et une version audiodécrite si l’image apporte des informations.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    return judgeElements(
      dom,
      playedMediaOf(dom),
      (media) => !/transcri|retranscri|audiodescri|version texte/i.test(neighbourhood(dom, media)),
      { status: 'review' },
    );
  },
});
