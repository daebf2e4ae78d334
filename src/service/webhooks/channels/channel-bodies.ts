import type { ChannelKind } from '#contract/channel-words.ts';
import type { ChannelMessage } from './channel-message.ts';

/** Cut between signs, not within one. */
const cut = (text: string, most: number) =>
  text.length <= most ? text : [...text.slice(0, most)].slice(0, -1).join('');

const xmlSigns: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Slack reads three signs: escaped, nobody is called and no link is made of what a site says. */
const forSlack = (text: string) => text.replaceAll(/[&<>]/g, (sign) => xmlSigns[sign] ?? sign);

/** A header has 150 signs, a section ten fields of 2,000. */
function toSlack({ title, lines, link }: ChannelMessage): object {
  const plain = (text: string) => ({ type: 'plain_text', text, emoji: false });
  return {
    // For notifications, and for who has the screen read.
    text: cut(forSlack(title), 3_000),
    blocks: [
      { type: 'header', text: plain(cut(title, 150)) },
      {
        type: 'section',
        fields: lines.slice(0, 10).map(([name, value]) => plain(cut(`${name} : ${value}`, 2_000))),
      },
      { type: 'actions', elements: [{ type: 'button', text: plain(cut(link.label, 75)), url: link.url }] },
    ],
  };
}

/** Markdown means nothing in it, and `@` calls nobody. */
const forMarkdown = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]()#+.!|<>~:-]/g, '\\$&')
    .replaceAll('@', '@\u200b');

/** A message has 16,383 signs. */
function toMattermost({ title, lines, link }: ChannelMessage): object {
  const rows = lines
    .slice(0, 20)
    .map(([name, value]) => `| ${forMarkdown(cut(name, 200))} | ${forMarkdown(cut(value, 300))} |`);
  const table = rows.toSpliced(1, 0, '|---|---|').join('\n');
  return {
    text: `#### ${forMarkdown(cut(title, 300))}\n\n${table}\n\n[${forMarkdown(link.label)}](${link.url})`,
  };
}

/** A workflow takes an adaptive card; 28 kB in all. Its texts read some Markdown. */
function toTeams({ title, lines, link }: ChannelMessage): object {
  const facts = lines
    .slice(0, 20)
    .map(([name, value]) => ({ title: forMarkdown(cut(name, 200)), value: forMarkdown(cut(value, 300)) }));
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    lang: 'fr',
    body: [
      {
        ...{ type: 'TextBlock', text: forMarkdown(cut(title, 300)), style: 'heading' },
        ...{ size: 'Medium', weight: 'Bolder', wrap: true },
      },
      { type: 'FactSet', facts },
    ],
    actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }],
  };
  const contentType = 'application/vnd.microsoft.card.adaptive';
  return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] };
}

const forHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => xmlSigns[sign] ?? sign);

/** A notice, which other robots do not answer; it mentions nobody. */
function toMatrix({ title, lines, link }: ChannelMessage): object {
  const shown = lines.slice(0, 20).map(([name, value]) => [cut(name, 200), cut(value, 300)] as const);
  const items = shown.map(([name, value]) => `<li>${forHtml(name)} : ${forHtml(value)}</li>`).join('');
  return {
    msgtype: 'm.notice',
    body: [cut(title, 300), ...shown.map(([name, value]) => `${name} : ${value}`), link.url].join('\n'),
    format: 'org.matrix.custom.html',
    formatted_body: `<strong>${forHtml(cut(title, 300))}</strong><ul>${items}</ul><a href="${forHtml(link.url)}">${forHtml(link.label)}</a>`,
    'm.mentions': {},
  };
}

/** How each kind of room takes a message. */
export const channelBodies: Readonly<
  Record<Exclude<ChannelKind, 'webhook'>, (message: ChannelMessage) => object>
> = { slack: toSlack, teams: toTeams, mattermost: toMattermost, matrix: toMatrix };
