import { z } from 'zod';
import { formatDate } from '#contract/french.ts';
import { type Theme, themes } from '#contract/themes.ts';

/** What people read in a room: title, figures and a link; nothing else of a report. */
export interface ChannelMessage {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
  readonly link: { readonly label: string; readonly url: string };
}

const score = z.number().nullable();
const eventShape = z.object({
  type: z.string(),
  data: z.object({
    audit: z
      .object({
        host: z.string(),
        score: score.optional(),
        pageCount: z.number().optional(),
        errorMessage: z.string().optional(),
      })
      .optional(),
    regression: z
      .object({
        themes: z.array(z.object({ theme: z.string(), before: score, now: score })),
        defectCount: z.number(),
      })
      .optional(),
    assignment: z.object({ due: z.string().nullable(), assignee: z.object({ name: z.string() }) }).optional(),
    reportUrl: z.url().optional(),
    fixUrl: z.url().optional(),
  }),
});

const titles: Readonly<Record<string, string>> = {
  'audit.done': 'Audit terminé',
  'audit.failed': 'Audit en échec',
  'audit.regression': 'Dégradation',
  'finding.assigned': 'Correctif confié',
};

const points = (value: number | null | undefined) =>
  value === null || value === undefined ? 'sans note' : `${value}/100`;

/** The words of an event, from its body as programs are sent it. @param settingsUrl where a test leads */
export function channelMessage(body: string, settingsUrl: string): ChannelMessage {
  const { type, data } = eventShape.parse(JSON.parse(body));
  const { audit, assignment, regression, reportUrl, fixUrl } = data;
  if (audit === undefined)
    return {
      title: 'Message d’essai de Constat',
      lines: [['Résultat', 'ce salon recevra les événements que vous avez choisis']],
      link: { label: 'Voir mes réglages', url: settingsUrl },
    };
  const lines: (readonly [string, string])[] = [];
  if (assignment) {
    lines.push(['À faire par', assignment.assignee.name]);
    if (assignment.due !== null) lines.push(['Pour le', formatDate(`${assignment.due}T12:00:00Z`)]);
    return {
      title: `${titles[type] ?? 'Événement'} : ${audit.host}`,
      lines,
      link: { label: 'Voir le correctif', url: fixUrl ?? reportUrl ?? settingsUrl },
    };
  }
  if (audit.errorMessage !== undefined) lines.push(['Raison', audit.errorMessage]);
  else lines.push(['Note', points(audit.score)]);
  if (regression) {
    for (const { theme, before, now } of regression.themes)
      lines.push([themes[theme as Theme]?.label ?? theme, `${points(before)}, maintenant ${points(now)}`]);
    lines.push(['Nouveaux défauts', String(regression.defectCount)]);
  } else if (audit.pageCount !== undefined) lines.push(['Pages', String(audit.pageCount)]);
  return {
    title: `${titles[type] ?? 'Événement'} : ${audit.host}`,
    lines,
    link: {
      label: type === 'audit.failed' ? 'Voir l’audit' : 'Lire le rapport',
      url: reportUrl ?? settingsUrl,
    },
  };
}
