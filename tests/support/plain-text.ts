/** Text as it reads: spaces of all kinds are one. */
export const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};
/** What a document in HTML says. */
export const textOf = (html: string): string =>
  plain(
    html
      .replaceAll(/<(style|script|head)[\s>][\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&(\w+|#\w+);/g, (whole, name: string) => entities[name] ?? whole),
  );
