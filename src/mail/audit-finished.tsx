import { Column, Heading, Row, Section, Text } from 'react-email';
import { countOf, formatDate, formatNumber, plural } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import {
  bandOf,
  progressOf,
  readScore,
  type ScoreRange,
  scoreFigure,
  scoreInWords,
} from '#contract/score-range.ts';
import { severityLabels } from '#report/tones.ts';
import { defineMail } from './define-mail.ts';
import {
  Action,
  greeting,
  MailLayout,
  Paragraph,
  palette,
  paragraphs,
  Rule,
  signature,
  stopLine,
} from './layout.tsx';

type Data = MailData<'audit-finished'>;

const reason =
  'Vous recevez ce message car vous avez lancé cet audit sur Constat. Constat repère des problèmes et des mentions\u202f; il ne constitue pas un avis juridique.';

const isRated = (range: ScoreRange) => readScore(range).kind !== 'unrated';
const title = (data: Data) =>
  isRated(data) ? `${data.host} : ${scoreInWords(data)}` : `L’audit de ${data.host} est terminé`;

const before = (data: Data) => ({
  score: data.previousScore,
  upTo: data.previousUpTo,
  pageCount: data.previousPageCount ?? null,
});

/** « +4 points depuis le 2 novembre 2026 », or null without a previous audit. Reading less is never told as progress. */
function change(data: Data): string | null {
  if (data.score === null || data.previousScore === null || data.previousFinishedAt === null) return null;
  const since = `depuis l’audit du ${formatDate(data.previousFinishedAt)}`;
  const points = data.score - data.previousScore;
  switch (progressOf(data, before(data))) {
    case 'same':
      return `Score inchangé ${since}.`;
    case 'better':
    case 'worse':
      return `${signed(points)} ${plural(points, 'point', 'points')} ${since}.`;
    default:
      return `L’audit du ${formatDate(data.previousFinishedAt)} n’a pas vu les mêmes choses : les scores ne se comparent pas.`;
  }
}

const signed = (points: number) => (points > 0 ? `+${formatNumber(points)}` : `−${formatNumber(-points)}`);

function summary(data: Data): string {
  const pages = countOf(data.pageCount, 'page analysée', 'pages analysées');
  const problems = countOf(data.failureCount, 'problème constaté', 'problèmes constatés');
  const doubts = data.reviewCount > 0 ? ` et ${countOf(data.reviewCount, 'point', 'points')} à vérifier` : '';
  return `${pages}, ${problems}${doubts}.`;
}

const missing = (data: Data) =>
  data.partial
    ? `L’audit est partiel : ${countOf(data.notAnalysedCount, 'page n’a pas pu être lue', 'pages n’ont pas pu être lues')}. Le rapport dit lesquelles et pourquoi.`
    : null;

/** Why there is no single score; told only then. */
const unseen = (data: Data) => (readScore(data).kind === 'rated' ? null : (data.unseen ?? null));

const gainText = (gain: number) => (gain > 0 ? `+${countOf(gain, 'point', 'points')} si corrigé` : '');
function ScoreHeader({ data }: { readonly data: Data }) {
  const band = bandOf(data);
  return (
    <Section style={{ margin: '0 0 20px' }}>
      <Text
        style={{
          color: band ? palette[band.id] : palette.soft,
          fontSize: readScore(data).kind === 'between' ? '34px' : '48px',
          fontWeight: 700,
          lineHeight: '52px',
          margin: 0,
        }}
      >
        {scoreFigure(data)}
        {isRated(data) && (
          <span style={{ color: palette.soft, fontSize: '20px', fontWeight: 400 }}>/100</span>
        )}
      </Text>
      {data.band && <Text style={{ fontSize: '18px', fontWeight: 600, margin: '4px 0 0' }}>{data.band}</Text>}
      {unseen(data) && (
        <Text style={{ fontSize: '15px', lineHeight: '22px', margin: '4px 0 0' }}>{unseen(data)}</Text>
      )}
      {change(data) && (
        <Text style={{ color: palette.soft, fontSize: '15px', margin: '4px 0 0' }}>{change(data)}</Text>
      )}
    </Section>
  );
}

/** Points that a theme certainly won or lost; 0 where that cannot be said. */
function pointsOf(theme: Data['themes'][number]): number {
  const past = { score: theme.previousScore, upTo: theme.previousUpTo, pageCount: null };
  const progress = progressOf({ ...theme, pageCount: null }, past);
  return progress === 'better' || progress === 'worse' ? (theme.score ?? 0) - (theme.previousScore ?? 0) : 0;
}

function ThemeRow({ theme }: { readonly theme: Data['themes'][number] }) {
  const band = theme.band === undefined ? bandOf(theme)?.id : theme.band;
  const points = pointsOf(theme);
  return (
    <Row style={{ borderBottom: `1px solid ${palette.line}` }}>
      <Column style={{ fontSize: '15px', padding: '9px 0' }}>{theme.label}</Column>
      <Column
        align="right"
        style={{
          color: band ? palette[band] : palette.soft,
          fontSize: '15px',
          fontWeight: 600,
          padding: '9px 0',
          whiteSpace: 'nowrap',
        }}
      >
        {scoreInWords(theme)}
        {points !== 0 && <span style={{ color: palette.soft, fontWeight: 400 }}> ({signed(points)})</span>}
      </Column>
    </Row>
  );
}

const factsOf = ({ severity, gain, width = '' }: Data['findings'][number]): string =>
  [severityLabels[severity], gainText(gain), width].filter((part) => part !== '').join(' · ');

function FindingItem({
  finding,
  rank,
}: {
  readonly finding: Data['findings'][number];
  readonly rank: number;
}) {
  return (
    <Section style={{ margin: '0 0 20px' }}>
      <Heading as="h3" style={{ fontSize: '16px', lineHeight: '23px', margin: '0 0 4px' }}>
        {rank}. {finding.title}
      </Heading>
      <Text style={{ color: palette.soft, fontSize: '14px', margin: '0 0 4px' }}>{factsOf(finding)}</Text>
      <Text style={{ fontSize: '15px', lineHeight: '23px', margin: '0 0 4px' }}>{finding.why}</Text>
      <Text style={{ fontSize: '15px', lineHeight: '23px', margin: 0 }}>
        <strong>À faire{'\u00a0'}:</strong> {finding.fix}
      </Text>
    </Section>
  );
}

const subtitle = { fontSize: '19px', lineHeight: '26px', margin: '0 0 14px' } as const;

export default defineMail('audit-finished', {
  subject: (data) =>
    isRated(data) ? `Audit de ${data.host} : ${scoreInWords(data)}` : `Audit de ${data.host} terminé`,
  html: (data) => (
    <MailLayout
      preview={data.verdict ?? summary(data)}
      title={title(data)}
      reason={reason}
      stopUrl={data.stopUrl}
    >
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>
        Votre audit de {data.url} est terminé. {summary(data)}
      </Paragraph>
      <ScoreHeader data={data} />
      {data.verdict && (
        <Paragraph>
          <strong>{data.verdict}</strong>
        </Paragraph>
      )}
      {missing(data) && <Paragraph>{missing(data)}</Paragraph>}
      {data.decided && <Paragraph>{data.decided}</Paragraph>}
      {data.pageCounts && <Paragraph>{data.pageCounts}</Paragraph>}
      <Action href={data.reportUrl}>Lire le rapport complet</Action>
      <Rule />
      {data.findings.length > 0 && (
        <>
          <Heading as="h2" style={subtitle}>
            À corriger en premier
          </Heading>
          {data.findings.map((finding, index) => (
            <FindingItem key={finding.title} finding={finding} rank={index + 1} />
          ))}
          <Rule />
        </>
      )}
      <Heading as="h2" style={subtitle}>
        Score par thème
      </Heading>
      {data.themes.map((theme) => (
        <ThemeRow key={theme.id} theme={theme} />
      ))}
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      `Votre audit de ${data.url} est terminé. ${summary(data)}`,
      data.score !== null && `Score global : ${scoreInWords(data)}${data.band ? ` (${data.band})` : ''}`,
      data.verdict ?? null,
      unseen(data),
      change(data),
      missing(data),
      data.decided ?? null,
      data.pageCounts ?? null,
      `Lire le rapport complet :\n${data.reportUrl}`,
      data.findings.length > 0 && 'À CORRIGER EN PREMIER',
      ...data.findings.map((finding, index) =>
        [
          `${index + 1}. ${finding.title}`,
          factsOf(finding),
          finding.why,
          `À faire\u00a0: ${finding.fix}`,
        ].join('\n'),
      ),
      `SCORE PAR THÈME\n${data.themes.map((theme) => `${theme.label} : ${scoreInWords(theme)}`).join('\n')}`,
      reason,
      stopLine(data.stopUrl),
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    url: 'https://www.exemple.fr/',
    host: 'www.exemple.fr',
    verdict:
      'Site bien protégé, mais difficile d’accès aux personnes handicapées : des traceurs partent avant tout choix.',
    score: 68,
    band: 'À améliorer',
    previousScore: 64,
    previousFinishedAt: '2026-10-02T10:00:00.000Z',
    themes: [
      { id: 'accessibility', label: 'Accessibilité', score: 58, previousScore: 55 },
      { id: 'performance', label: 'Performance', score: 81, previousScore: 81 },
      { id: 'security', label: 'Sécurité', score: 66, previousScore: 40 },
      { id: 'privacy', label: 'Vie privée', score: 69, previousScore: null },
      { id: 'seo', label: 'Référencement', score: 88, previousScore: 90 },
      { id: 'legal', label: 'Obligations légales', score: 52, previousScore: 52 },
      { id: 'eco-design', label: 'Écoconception', score: 74, previousScore: 74 },
      { id: 'quality', label: 'Qualité', score: null, previousScore: null },
    ],
    findings: [
      {
        title: 'Des traceurs sont déposés avant tout choix',
        why: 'Le visiteur doit consentir avant tout dépôt de traceur publicitaire ou de mesure d’audience.',
        fix: 'Ne charger ces services qu’après un clic sur « Tout accepter ».',
        severity: 'bloquant',
        gain: 6,
      },
      {
        title: 'La langue de la page n’est pas indiquée',
        why: 'La synthèse vocale choisit une mauvaise prononciation.',
        fix: 'Ajouter lang="fr" sur la balise html.',
        severity: 'majeur',
        gain: 1,
      },
    ],
    failureCount: 24,
    reviewCount: 11,
    pageCount: 10,
    notAnalysedCount: 2,
    partial: true,
    finishedAt: '2026-11-21T10:05:00.000Z',
    reportUrl: 'https://constat.example/reports/0199',
    stopUrl: 'https://constat.example/desabonnement?jeton=exemple&groupe=results',
  },
});
