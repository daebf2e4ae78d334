import { type Described, describe } from './describe.ts';
import { settle } from './pauses.ts';

interface DarkOutput {
  readonly count: number;
  readonly elements: readonly (Described & { readonly message: string })[];
}
interface AxeNode {
  readonly element: Element | null;
  readonly any: readonly { readonly message: string }[];
}
/** axe-core, which an earlier step put into our world. */
declare const axe:
  | {
      run(
        context: Document,
        options: object,
      ): Promise<{ readonly violations: readonly { readonly nodes: readonly AxeNode[] }[] }>;
    }
  | undefined;

/** Elements whose contrast is too low in light. */
let paleInLight: ReadonlySet<Element> = new Set();

/** Colours of the page and of its first texts, to see whether a preference changes them. */
export async function coloursNow(): Promise<string> {
  await settle();
  const elements = [document.documentElement, ...(document.body?.querySelectorAll('*') ?? [])].slice(0, 300);
  return elements
    .map((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return `${color} ${backgroundColor}`;
    })
    .join('|');
}

/** Contrast of texts by axe (already in our world); elements already too pale in light are not counted in dark. */
export async function contrastPass(scheme: 'light' | 'dark'): Promise<DarkOutput> {
  if (typeof axe === 'undefined') throw new Error('no axe in the page');
  const { violations } = await axe.run(document, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
  });
  const nodes = violations.flatMap((result) => result.nodes).filter(({ element }) => element !== null);
  if (scheme === 'light') paleInLight = new Set(nodes.flatMap(({ element }) => element ?? []));
  const fresh = scheme === 'light' ? [] : nodes.filter(({ element }) => element && !paleInLight.has(element));
  return {
    count: fresh.length,
    elements: fresh.slice(0, 10).flatMap(({ element, any }) =>
      element
        ? [
            {
              ...describe(element),
              message: any
                .map(({ message }) => message)
                .join(' ; ')
                .slice(0, 300),
            },
          ]
        : [],
    ),
  };
}
