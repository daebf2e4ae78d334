/**
 * The attributes of an element. A field named « attributes » hides that property of its form, in every world
 * (HTML, HTMLFormElement, LegacyOverrideBuiltIns): the getter of the prototype is asked.
 */
export const ownAttributes = (element: Element): NamedNodeMap =>
  Object.getOwnPropertyDescriptor(Element.prototype, 'attributes')?.get?.call(element) ?? element.attributes;

/** Its identifier; empty: none. A field named « id », as many hidden ones are, is what its form gives for `form.id`. */
export const ownId = (element: Element): string => element.getAttribute('id') ?? '';

/** Everything that belongs to a form, one named « elements » too. */
export const ownFields = (form: HTMLFormElement): Element[] => [
  ...(Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')?.get?.call(form) ??
    form.elements),
];
