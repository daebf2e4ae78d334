/** How tickets are written down for the tools that keep them. */
export const ticketFormats = {
  markdown: 'Markdown (GitHub, GitLab, Linear…)',
  jira: 'Jira (balisage wiki)',
  plain: 'Texte seul',
} as const;
export type TicketFormat = keyof typeof ticketFormats;

/** The marks of a format. What an audited site wrote goes through `text` or `code`, which leave no mark of it. */
export interface TicketWriter {
  heading(text: string, level: 2 | 3): string;
  strong(text: string): string;
  /** One line in which no mark does anything. */
  text(text: string): string;
  /** One line, verbatim; empty for nothing. */
  code(text: string): string;
  item(text: string, depth: 1 | 2): string;
  /** An address of ours. */
  link(address: string): string;
}

const longestCode = 2000;

/** Invisible and direction marks, which would make a line read as another; line ends too. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const oneLine = (text: string): string => text.replaceAll(unseen, ' ');
const oneLineOfCode = (text: string): string => oneLine(text).slice(0, longestCode).trim();

/** Text of an audited site inside a line of Markdown: no mark of it does anything. */
export function inertMarkdown(text: string): string {
  return oneLine(text).replaceAll(/[\\`*_{}[\]()<>#+\-.!|~:@&/=]/g, '\\$&');
}

/** The same between back-quotes, longer than any it holds. */
export function inertCode(text: string): string {
  const line = oneLineOfCode(text);
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([quotes]) => quotes.length));
  const fence = '`'.repeat(longest + 1);
  return line === '' ? '' : `${fence} ${line} ${fence}`;
}

/**
 * Everything Jira’s wiki markup gives a meaning: marks wherever they stand; dashes and brackets where they strike out, draw a
 * line or an icon; a colon that begins an address or a face; two question marks.
 */
const jiraMarks =
  /[\\*_^~{}[\]|!#<>@+&]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])|\((?=[^\s)]{1,3}\))|:(?=\S)|;(?=\))|\?(?=\?)|(?<=\?)\?/gu;

/** Text of an audited site inside a line of Jira: its marks as entities, which Jira shows and never reads. */
export function inertJira(text: string): string {
  return oneLine(text).replaceAll(jiraMarks, (mark) => `&#${mark.codePointAt(0)};`);
}

/** Between marks that switch all others off; the text cannot close them. */
function inertJiraCode(text: string): string {
  const line = oneLineOfCode(text).replaceAll(/\{(?=\s*noformat)/gi, '{ ');
  return line === '' ? '' : `{noformat}${line}{noformat}`;
}

export const ticketWriters: Readonly<Record<TicketFormat, TicketWriter>> = {
  markdown: {
    heading: (text, level) => `${'#'.repeat(level)} ${inertMarkdown(text)}`,
    strong: (text) => `**${inertMarkdown(text)}**`,
    text: inertMarkdown,
    code: inertCode,
    item: (text, depth) => `${'  '.repeat(depth - 1)}- ${text}`,
    link: (address) => `<${address}>`,
  },
  jira: {
    heading: (text, level) => `h${level}. ${inertJira(text)}`,
    strong: (text) => `*${inertJira(text)}*`,
    text: inertJira,
    code: inertJiraCode,
    item: (text, depth) => `${'*'.repeat(depth)} ${text}`,
    link: (address) => `[${address}]`,
  },
  plain: {
    heading: (text, level) => (level === 2 ? oneLine(text).toUpperCase() : oneLine(text)),
    strong: oneLine,
    text: oneLine,
    code: oneLineOfCode,
    item: (text, depth) => `${'  '.repeat(depth - 1)}- ${text}`,
    link: (address) => address,
  },
};
