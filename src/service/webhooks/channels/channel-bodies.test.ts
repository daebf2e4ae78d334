import { describe, expect, it } from 'vitest';
import { channelBodies } from './channel-bodies.ts';
import { type ChannelMessage, channelMessage } from './channel-message.ts';

const settingsUrl = 'https://constat.exemple.fr/dashboard?tab=settings';
const hostile: ChannelMessage = {
  title: 'Audit terminé : exemple.fr <!here> <b>&',
  lines: [
    ['Raison', '@channel <https://mal.exemple|clic> [clic](https://mal.exemple) **gras** | x\n# titre'],
    ['Page', 'x'.repeat(5_000)],
  ],
  link: { label: 'Lire le rapport', url: 'https://constat.exemple.fr/reports/1?a=1&b="2"' },
};

describe('what a site says', () => {
  it('calls nobody and makes no link in Slack', () => {
    const body = channelBodies.slack(hostile) as { text: string; blocks: { text?: { type: string } }[] };
    expect(body.text).toBe('Audit terminé : exemple.fr &lt;!here&gt; &lt;b&gt;&amp;');
    // Everything else is of the kind that Slack reads nothing in.
    expect(JSON.stringify(body.blocks)).not.toContain('mrkdwn');
  });

  it('is no Markdown, no row of a table and no call in Mattermost', () => {
    const { text } = channelBodies.mattermost(hostile) as { text: string };
    expect(text).not.toMatch(/@channel|\*\*gras|\]\(https:\/\/mal|(?<!\\)<https|\n# titre/);
    expect(text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(3);
    expect(text.length).toBeLessThan(16_383);
  });

  it('is no Markdown and no call in Teams, in less than 28 kB', () => {
    const body = JSON.stringify(channelBodies.teams(hostile));
    expect(body).not.toMatch(/@channel|\*\*gras|\]\(https:\/\/mal/);
    expect(Buffer.byteLength(body)).toBeLessThan(28_672);
  });

  it('is no markup in Matrix, and mentions nobody', () => {
    const body = channelBodies.matrix(hostile) as Record<string, unknown>;
    expect(body.formatted_body).not.toMatch(/<!here>|<b>|<https/);
    expect(body.formatted_body).toContain('a=1&amp;b=&quot;2&quot;');
    expect(body['m.mentions']).toEqual({});
  });

  it('is cut between signs', () => {
    const long = { ...hostile, title: '😀'.repeat(200) };
    const { blocks } = channelBodies.slack(long) as { blocks: { text?: { text: string } }[] };
    expect(blocks[0]?.text?.text).not.toMatch(/[\ud800-\udbff]$/);
  });
});

describe('channelMessage', () => {
  const event = (type: string, data: object) => JSON.stringify({ id: 'x', type, createdAt: 'x', data });

  it('tells figures and a link, and no text of the report', () => {
    const told = channelMessage(
      event('audit.regression', {
        audit: { host: 'exemple.fr', score: 70, pageCount: 3 },
        reportUrl: 'https://constat.exemple.fr/reports/1',
        regression: {
          themes: [{ theme: 'security', before: 80, now: null }],
          defectCount: 2,
          defects: [{ ruleId: 'r', title: 'Titre du défaut', severity: 'majeur', pageCount: 1 }],
        },
      }),
      settingsUrl,
    );
    expect(told).toEqual({
      title: 'Dégradation : exemple.fr',
      lines: [
        ['Note', '70/100'],
        ['Sécurité', '80/100, maintenant sans note'],
        ['Nouveaux défauts', '2'],
      ],
      link: { label: 'Lire le rapport', url: 'https://constat.exemple.fr/reports/1' },
    });
  });

  it('tells who was given a fix and until when, and not its title, which may quote the site', () => {
    const told = channelMessage(
      event('finding.assigned', {
        audit: { host: 'exemple.fr' },
        assignment: { title: 'Titre', due: '2026-12-04', assignee: { name: 'Sacha' } },
        reportUrl: 'https://constat.exemple.fr/reports/1',
        fixUrl: 'https://constat.exemple.fr/reports/1/correctifs/x',
      }),
      settingsUrl,
    );
    expect(told).toEqual({
      title: 'Correctif confié : exemple.fr',
      lines: [
        ['À faire par', 'Sacha'],
        ['Pour le', '4 décembre 2026'],
      ],
      link: { label: 'Voir le correctif', url: 'https://constat.exemple.fr/reports/1/correctifs/x' },
    });
  });

  it('tells why an audit failed', () => {
    const data = {
      audit: { host: 'exemple.fr', errorMessage: 'Le site ne répond pas.' },
      reportUrl: settingsUrl,
    };
    expect(channelMessage(event('audit.failed', data), settingsUrl)).toMatchObject({
      title: 'Audit en échec : exemple.fr',
      lines: [['Raison', 'Le site ne répond pas.']],
    });
  });

  it('says that a test is one', () => {
    const told = channelMessage(event('webhook.test', { webhook: { id: 'x', url: 'x' } }), settingsUrl);
    expect(told).toMatchObject({ title: 'Message d’essai de Constat', link: { url: settingsUrl } });
  });
});
