/** The elements that match, those of open shadow trees too: several consent managers live in one. */
export function queryDeep(root: ParentNode, selector: string): Element[] {
  const found: Element[] = [...root.querySelectorAll(selector)];
  for (const element of root.querySelectorAll('*'))
    if (element.shadowRoot) found.push(...queryDeep(element.shadowRoot, selector));
  return found;
}
