/**
 * The attributes of an element. A field named « attributes » hides that property of its form, in every world
 * (HTML, HTMLFormElement, LegacyOverrideBuiltIns): the getter of the prototype is asked.
 */
export const ownAttributes = (element: Element): NamedNodeMap =>
  Object.getOwnPropertyDescriptor(Element.prototype, 'attributes')?.get?.call(element) ?? element.attributes;
