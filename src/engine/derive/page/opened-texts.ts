import { type Gathered, orElse, type PageFacts, type PageView } from '../../artifacts.ts';
import { clip, textOf } from '../dom/dom.ts';

const keptParts = 10;
const keptText = 20_000;

/** The text of what opened in the page, by the name of what was pressed; nothing where nothing opened. */
export function openedTextsOf(
  views: Gathered<readonly PageView[]> | undefined,
): Pick<PageFacts, 'openedTexts'> {
  const texts = new Map<string, string>();
  for (const { dom, parts } of views === undefined ? [] : orElse(views, []))
    for (const { name, nodes } of parts) {
      const came = new Set(nodes);
      const roots = nodes.flatMap((index) => {
        const node = dom.nodes[index];
        return node && !came.has(node.parent) ? [node] : [];
      });
      const text = roots.map((node) => textOf(dom, node, { visibleOnly: true })).join('\n');
      if (text.trim() !== '' && !texts.has(name)) texts.set(name, text.slice(0, keptText));
    }
  if (texts.size === 0) return {};
  return {
    openedTexts: [...texts].slice(0, keptParts).map(([name, text]) => ({ name: clip(name, 200), text })),
  };
}
