const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, SVG or XML, between tags or in a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark);
