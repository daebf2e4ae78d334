/** What single keys do on a report once a reader has switched them on. */
export const shortcuts = [
  { key: 'j', does: 'Aller au constat suivant' },
  { key: 'k', does: 'Aller au constat précédent' },
  { key: 'o', does: 'Ouvrir ou fermer le constat' },
  { key: '/', does: 'Chercher un constat' },
  { key: 'n', does: 'Aller au chapitre suivant' },
  { key: 'p', does: 'Aller au chapitre précédent' },
] as const;
export type ShortcutKey = (typeof shortcuts)[number]['key'];

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** The element after the focused one (or before it) among those that show. */
function neighbour(selector: string, step: 1 | -1): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const { activeElement } = document;
  const at = all.findIndex((element) => element === activeElement || element.contains(activeElement));
  if (at !== -1) return all[at + step];
  const next = all.findIndex((element) => element.getBoundingClientRect().top > 0);
  return step === 1 ? all[next] : all[next - 1];
}

const findings = 'article li[id] > details > summary';
const chapters = 'article > section[id] > details > summary';

/** Does what a key stands for. */
export function runShortcut(key: ShortcutKey): void {
  if (key === '/') document.querySelector<HTMLInputElement>('article input[type=search]')?.focus();
  else if (key === 'o') {
    const { activeElement } = document;
    if (activeElement?.matches(findings)) (activeElement as HTMLElement).click();
  } else if (key === 'j' || key === 'k') neighbour(findings, key === 'j' ? 1 : -1)?.focus();
  else neighbour(chapters, key === 'n' ? 1 : -1)?.focus();
}
