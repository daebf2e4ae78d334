import type { PageShapes } from '#engine/artifacts.ts';
import { withBody } from './with-body.ts';

const tags: Readonly<Record<string, string>> = { 'x-frame': 'iframe', 'x-html': 'html', 'x-body': 'body' };

/** A page with a frame whose document holds that: in `around`, `FRAME` is where the frame stands. */
export function withFrame(inside: string, around = 'FRAME'): PageShapes {
  const frame = `<x-frame src="/film.mp4"><x-html><x-body>${inside}</x-body></x-html></x-frame>`;
  const made = withBody(around.replace('FRAME', frame));
  const nodes = made.dom.nodes.map((node) => ({ ...node, tag: tags[node.tag] ?? node.tag }));
  return { ...made, dom: { ...made.dom, nodes } };
}

/** The document that a browser makes of a film. */
export const filmDocument =
  '<video controls autoplay name="media" src="/film.mp4"><source src="/film.mp4" type="video/mp4"></video>';
