import type { FieldData, FieldRecord } from '#contract/field-data.ts';
import type { PageWalk } from '#contract/page-walk.ts';
import { type ReferenceKind, referenceKindLabels } from '#contract/references.ts';
import type { Evidence, Finding, Fix, Report } from '#contract/report.ts';
import { severities, themeIds, themes } from '#contract/themes.ts';
import { profilePending } from '#engine/score/unseen-words.ts';
import { auditReport, finding, rgaaGridOf, visitedPage } from './report.ts';

const longUrl = `https://www.exemple.fr/documents/${'tres-long-chemin-'.repeat(12)}?annee=2026`;
const screenshot = { key: 'page-1', width: 412, height: 823 };
const wide = { key: 'page-1', width: 1350, height: 940 };

const name = 'Consulter toutes les délibérations du conseil municipal…';
const stops: PageWalk['stops'] = [
  { at: [-200, 10, 120, 20], name: 'Aller au contenu', focus: 'seen' },
  ...[0, 1, 2, 3].map((n) => ({
    ...{ at: [20 + n * 90, 60, 80, 24] as [number, number, number, number], name, focus: 'seen' as const },
  })),
  { at: [20, 140, 200, 44], name: '<input>', focus: 'unseen' },
  { at: [230, 140, 90, 44], name: 'Rechercher', focus: 'covered' },
  { at: [20, 420, 300, 160], name: 'Carte interactive', focus: 'seen', trap: true },
  { at: [20, 700, 160, 30], name: 'Mentions légales' },
  { name: '<bouton-favori>' },
];
const blocks: PageWalk['blocks'] = [
  { at: [20, 60, 350, 24], kind: 'text', text: 'Accueil Services Démarches Contact' },
  { at: [20, 100, 372, 34], kind: 'heading', text: 'Bienvenue à Valmont' },
  { at: [20, 140, 200, 44], kind: 'field', text: 'Rechercher sur le site' },
  {
    at: [20, 300, 372, 100],
    kind: 'text',
    text: 'La mairie est fermée le lundi matin. Elle ouvre à 14 heures…',
  },
  { at: [20, 200, 372, 90], kind: 'image', text: 'La place de l’église sous la neige' },
];
/** Both windows, with every kind of stop and of block. */
const walks: PageWalk[] = [
  { device: 'mobile', stops, pressed: 8, moreStops: 12, blocks, moreBlocks: 0 },
  { device: 'desktop', stops, pressed: 0, moreStops: 0, blocks, moreBlocks: 3 },
];

/** One proof of each kind, with the texts that strain a page: long, unbroken, hostile. */
const proofs: Evidence[] = [
  {
    type: 'element',
    selector: 'main > div:nth-child(3) > ul.liste-des-actualites > li:nth-child(12) > a.lien-sans-texte',
    snippet: `<a class="lien" href="${longUrl}"><script>alert(1)</script></a>`,
    box: { x: 20, y: 60, width: 200, height: 44 },
    note: 'Le lien ne contient aucun texte.',
  },
  { type: 'header', url: longUrl, name: 'strict-transport-security', value: null },
  { type: 'header', url: longUrl, name: 'server', value: 'Apache/2.2.3 (CentOS)' },
  { type: 'request', url: longUrl, method: 'GET', status: 200, sizeBytes: 2_345_678, note: 'Avant accord' },
  { type: 'cookie', name: '_ga', domain: '.exemple.fr', note: 'Mesure d’audience' },
  { type: 'text', quote: 'Cliquez ici '.repeat(40), where: 'Pied de page' },
  { type: 'value', label: 'Poids de la page', value: '4,2 Mo', expected: 'moins de 1 Mo' },
  { type: 'page', url: longUrl, note: 'Répond 404' },
];

/** Findings of every theme, severity and verdict, with proofs of every kind. */
function findings(): Finding[] {
  return themeIds.flatMap((theme) =>
    severities.map((severity, index) =>
      finding({
        ruleId: `${theme}-${severity}`,
        theme,
        severity,
        verdict: index === severities.length - 1 ? 'review' : 'fail',
        title: `Constat ${severity} du thème ${themes[theme].label}`,
        gain: 4 - index,
        pages: [{ url: longUrl, occurrences: 12, evidence: proofs }],
        evidence: index === 0 ? proofs : [],
      }),
    ),
  );
}

/** Fixes of every standing: urgent and alone, of a cause with many findings, a part of a finding, doubts only. */
function fixes(): Fix[] {
  const [first, ...others] = findings();
  const of = ({ ruleId, verdict }: Finding, occurrences = 1) => ({ ruleId, verdict, occurrences });
  const base: Fix = {
    key: 'rule:alone',
    cause: 'rule',
    subject: 'Un secret',
    title: 'Révoquer la clé secrète lisible dans la page',
    explanation: 'Un défaut à reprendre là où il est signalé.',
    findings: first ? [of(first)] : [],
    defects: 1,
    pages: 1,
    points: 0,
    hours: [0, 1],
    role: 'development',
    urgency: 'secret',
  };
  const { urgency: _urgency, ...calm } = base;
  return [
    base,
    {
      ...calm,
      key: 'part:footer',
      cause: 'part',
      subject: 'le pied de page',
      title: 'Corriger le pied de page',
      explanation:
        '10\u00a0constats dans le pied de page, dont la structure est la même sur 38\u00a0pages\u00a0: en corriger la source corrige toutes ces pages.',
      findings: others.slice(0, 10).map((finding, index) => of(finding, index === 0 ? 4 : 1)),
      defects: 412,
      pages: 38,
      points: 9,
    },
    ...others.slice(10).map(
      (finding, index): Fix => ({
        ...calm,
        key: `rule:${finding.ruleId}`,
        subject: finding.title,
        title:
          finding.verdict === 'fail'
            ? `Corriger\u00a0: ${finding.title}`
            : `Vérifier\u00a0: ${finding.title}`,
        findings: [of(finding, 12)],
        defects: finding.verdict === 'fail' ? 12 : 0,
        points: Math.max(0, 2 - index),
        role: 'editorial',
      }),
    ),
  ];
}

const unseenSentence =
  '1\u00a0page n’a pas pu être lue\u00a0: rien de ce qui n’a pas été vu n’est compté comme bon. Relancez l’audit, de préférence à un moment plus calme.';

const kinds = ['law', 'authority', 'standard', 'vendor'] as const;

/** Every strength of what binds, in turn. */
const withBasis = (finding: Finding, index: number): Finding => {
  const kind: ReferenceKind = kinds[index % kinds.length] ?? 'ours';
  const basis = finding.references.map((title) => ({ kind, label: referenceKindLabels[kind], title }));
  return { ...finding, basis };
};

/** A finished report in which everything a report may show is shown. */
const fieldFigures: FieldRecord['metrics'] = {
  LCP: { p75: 2241, shares: [0.81, 0.13, 0.06] },
  INP: { p75: 620, shares: [0.4, 0.3, 0.3] },
  CLS: { p75: 0.12, shares: [0.7, 0.2, 0.1] },
};
const fieldSpan = { from: '2026-10-24', to: '2026-11-20' };
const fieldOf = (of: FieldRecord['of'], url: string, device: FieldRecord['device']): FieldRecord => ({
  ...{ of, url, device, ...fieldSpan, metrics: fieldFigures },
});

/** Every shape of field data: both devices, a page of a long address on one only, weeks with a hole, something not asked. */
const field: FieldData = {
  askedAt: '2026-11-22T10:00:00.000Z',
  incomplete: true,
  records: [
    fieldOf('site', 'https://www.exemple.fr', 'phone'),
    fieldOf('site', 'https://www.exemple.fr', 'desktop'),
    fieldOf('page', longUrl, 'phone'),
  ],
  history: [
    {
      device: 'phone',
      weeks: Array.from({ length: 25 }, (_, at) => ({
        to: new Date(Date.UTC(2026, 5, 6) + at * 7 * 86_400_000).toISOString().slice(0, 10),
        p75: { LCP: at === 9 ? null : 2000 + at * 40, CLS: 0.05 + (at % 5) / 50 },
      })),
    },
  ],
};

export function fullReport(url: string): Report {
  return auditReport({
    url,
    host: new URL(url).host,
    partial: true,
    score: 48,
    upTo: 60,
    unseen: unseenSentence,
    themes: themeIds.map((theme, index) => ({
      theme,
      label: themes[theme].label,
      // Every band, a theme between two scores, one too uncertain to be rated, and one that could not be tested.
      score: index === themeIds.length - 1 ? null : 12 + index * 14,
      ...(index === 2 && { upTo: 55, unseen: unseenSentence }),
      ...(index === 3 && { upTo: 98, unseen: unseenSentence }),
      ...(theme === 'legal' && {
        score: null,
        pending: 'profile' as const,
        unseen: profilePending,
      }),
      weight: themes[theme].weight,
      counts: { fail: 3, review: 1, pass: 1, inapplicable: 1, error: 1 },
    })),
    findings: findings().map(withBasis),
    profile: null,
    fixes: fixes(),
    checks: themeIds.flatMap((theme) =>
      (['pass', 'inapplicable', 'error'] as const).map((status) => ({
        ruleId: `${theme}-${status}`,
        theme,
        title: `Contrôle ${status} du thème ${themes[theme].label}`,
        status,
        automation: 'semi' as const,
        reason: status === 'pass' ? '' : 'Rien de tel sur ces pages.',
      })),
    ),
    pages: [
      visitedPage({
        url: longUrl,
        screenshot,
        metrics: null,
        other: { device: 'desktop', screenshot: wide },
        walks,
      }),
      visitedPage({ title: '', performanceScore: null, sobriety: null }),
    ],
    notAnalysed: [{ url: longUrl, reason: 'timeout' }],
    notAnalysedMore: 240,
    field,
    rgaa: rgaaGridOf({ sample: [{ role: 'home', label: 'Accueil', url: longUrl }] }),
  });
}
