import type { MailData } from '#contract/mails.ts';
import auditFailed from '#mail/audit-failed.tsx';
import auditFinished from '#mail/audit-finished.tsx';
import auditWorse from '#mail/audit-worse.tsx';

type Finished = MailData<'audit-finished'>;
type Variant =
  | { readonly kind: 'audit-finished'; readonly data: Finished; readonly subject: string }
  | { readonly kind: 'audit-worse'; readonly data: MailData<'audit-worse'>; readonly subject: string }
  | { readonly kind: 'audit-failed'; readonly data: MailData<'audit-failed'>; readonly subject: string };

const none = { count: 0, rules: 0, shown: [] };
const whole = { ...auditFinished.sample, partial: false, notAnalysedCount: 0 };
const finished = (subject: string, change: Partial<Finished>): Variant => ({
  kind: 'audit-finished',
  data: { ...whole, ...change },
  subject,
});

/** The mails that tell a result in each of their states, with their subjects: for tests, and to be looked at. */
export const mailVariants: Readonly<Record<string, Variant>> = {
  first: finished('www.exemple.fr : 68/100, premier audit', {
    previousScore: null,
    previousFinishedAt: null,
    changes: undefined,
    themes: whole.themes.map((theme) => ({ ...theme, previousScore: null })),
  }),
  unchanged: finished('www.exemple.fr : 68/100, sans changement', {
    previousScore: 68,
    changes: { fresh: none, fixed: none },
  }),
  'unchanged but for the measure': finished('www.exemple.fr : 68/100, sans changement', {
    previousScore: 69,
    changes: { fresh: none, fixed: none },
  }),
  better: finished('www.exemple.fr : 68/100 ↑ 4 points', {}),
  worse: finished('www.exemple.fr : 68/100 ↓ 1 point', {
    previousScore: 69,
    changes: { fresh: whole.changes?.fixed ?? none, fixed: whole.changes?.fresh ?? none },
    themes: whole.themes.map((theme) => ({
      ...theme,
      previousScore: theme.id === 'security' ? 71 : theme.previousScore === null ? null : theme.score,
    })),
  }),
  uncertain: finished('www.exemple.fr : 60/100', {
    score: 60,
    upTo: 75,
    without: 'sans la performance',
    compared: { score: 60, upTo: 75, without: 'sans la performance' },
    unseen: 'Deux pages n’ont pas répondu à temps : relancez l’audit à une heure plus calme.',
  }),
  danger: finished('www.exemple.fr : 68/100 ↑ 4 points', {
    band: 'Danger\u00a0: à traiter aujourd’hui',
    danger: true,
  }),
  partial: finished('www.exemple.fr : 68/100 ↑ 4 points (audit partiel)', {
    partial: true,
    notAnalysedCount: 2,
  }),
  'both devices': finished('www.exemple.fr : 68/100 ↑ 4 points', {
    desktop:
      'Sur ordinateur\u00a0: performance 92/100, contenu principal en 1,2\u00a0s (avant\u00a0: 85/100).',
  }),
  'of a list': finished('www.exemple.fr : 68/100 ↑ 4 points', { listed: 14 }),
  unrated: finished('www.exemple.fr : audit terminé, non noté', { score: 20, upTo: 80, band: null }),
  sound: finished('www.exemple.fr : 100/100 ↑ 36 points', {
    score: 100,
    band: 'Très bon',
    verdict: 'Site rapide et bien protégé.',
    changes: { ...whole.changes, fresh: none } as Finished['changes'],
    themes: whole.themes.map((theme) => ({ ...theme, score: theme.score === null ? null : 100 })),
    findings: [],
    failureCount: 0,
    reviewCount: 0,
  }),
  'without PDF': finished('www.exemple.fr : 68/100 ↑ 4 points', { pdf: false }),
  'to somebody else': finished('www.exemple.fr : 68/100 ↑ 4 points', {
    displayName: '',
    toOther: true,
  }),
  'to a client of an agency': finished('www.exemple.fr : 68/100 ↑ 4 points', {
    displayName: '',
    toOther: true,
    brand: { name: 'Agence Lumière & fils', color: '#7a1fa2' },
  }),
  'worse than before': {
    kind: 'audit-worse',
    data: auditWorse.sample,
    subject:
      'www.exemple.fr : 61/100 ↓ 3 nouveaux défauts certains, score en baisse (Sécurité et Vie privée)',
  },
  blocked: {
    kind: 'audit-failed',
    data: {
      ...auditFailed.sample,
      errorMessage:
        'Le site bloque les visites automatiques. Autorisez Constat dans votre pare-feu, puis relancez l’audit.',
      free: true,
      steps: ['Autorisez l’agent « Constat ».', 'Relancez l’audit depuis la page du rapport.'],
    },
    subject: 'L’audit de www.exemple.fr a été bloqué par le site',
  },
};
