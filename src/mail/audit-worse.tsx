import { Heading, Section, Text } from 'react-email';
import { countOf, formatDate, listOf } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { scoreInWords } from '#contract/score-range.ts';
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
  Subtitle,
  signature,
  stopLine,
  TextLink,
} from './layout.tsx';
import { pdfSentence, reasonOf } from './result-words.ts';

type Data = MailData<'audit-worse'>;

const reason = (data: Data) =>
  reasonOf(
    data,
    'Vous recevez ce message car vous avez programmé cet audit sur Constat. Ce message n’est envoyé que si quelque chose s’est dégradé au-delà de la marge de mesure.',
  );

const fallen = (data: Data) => data.themes.map(({ label }) => label);
const news = (data: Data) => countOf(data.defectCount, 'nouveau défaut certain', 'nouveaux défauts certains');

/** « 2 nouveaux défauts certains, score en baisse (Sécurité et Vie privée) ». */
function whatChanged(data: Data): string {
  const scores = fallen(data).length > 0 ? `score en baisse (${listOf(fallen(data))})` : '';
  return [data.defectCount > 0 ? news(data) : '', scores].filter((part) => part !== '').join(', ');
}

const title = (data: Data) => `${data.host} s’est dégradé`;
const fact = (data: Data) =>
  `Depuis l’audit du ${formatDate(data.previousFinishedAt)}, sur les mêmes pages : ${whatChanged(data)}.`;
const total = (data: Data) => `Score global de cet audit : ${scoreInWords(data)}.`;
const themeLine = ({ label, before, now }: Data['themes'][number]) =>
  `${label} : ${scoreInWords(now)}, contre ${scoreInWords(before)} auparavant.`;
const more = (data: Data) =>
  data.defectCount > data.defects.length &&
  `Et ${countOf(data.defectCount - data.defects.length, 'autre', 'autres')}, dans le rapport.`;

function pagesLine({ pages, pageCount }: Data['defects'][number]): string {
  if (pageCount === 0) return 'Sur le site entier.';
  const others = pageCount - pages.length;
  return `${pages.join(', ')}${others > 0 ? ` et ${countOf(others, 'autre page', 'autres pages')}.` : ''}`;
}

function DefectItem({ defect }: { readonly defect: Data['defects'][number] }) {
  return (
    <Section style={{ margin: '0 0 20px' }}>
      <Heading
        as="h3"
        className="ink"
        style={{ color: palette.ink, fontSize: '16px', lineHeight: '23px', margin: '0 0 4px' }}
      >
        {defect.title}
      </Heading>
      <Text className="soft" style={{ color: palette.soft, fontSize: '14px', margin: '0 0 4px' }}>
        {severityLabels[defect.severity]}
      </Text>
      <Text style={{ fontSize: '15px', lineHeight: '23px', margin: 0, overflowWrap: 'anywhere' }}>
        {pagesLine(defect)}
      </Text>
    </Section>
  );
}

export default defineMail('audit-worse', {
  subject: (data) => `${data.host} : ${scoreInWords(data)} ↓ ${whatChanged(data)}`,
  html: (data) => (
    <MailLayout
      preview={whatChanged(data)}
      title={title(data)}
      reason={reason(data)}
      stopUrl={data.stopUrl}
      brand={data.brand}
    >
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Paragraph>{total(data)}</Paragraph>
      {!data.toOther && (
        <>
          <Action href={data.changesUrl}>Voir tout ce qui a changé</Action>
          <Paragraph>
            <TextLink href={data.reportUrl}>Lire le rapport complet</TextLink>
          </Paragraph>
        </>
      )}
      {pdfSentence(data) && <Paragraph>{pdfSentence(data)}</Paragraph>}
      {data.themes.length > 0 && (
        <>
          <Rule />
          <Subtitle>Scores en baisse</Subtitle>
          {data.themes.map((theme) => (
            <Paragraph key={theme.id}>{themeLine(theme)}</Paragraph>
          ))}
        </>
      )}
      {data.defects.length > 0 && (
        <>
          <Rule />
          <Subtitle>Nouveaux défauts</Subtitle>
          {data.defects.map((defect) => (
            <DefectItem key={defect.title} defect={defect} />
          ))}
          {more(data) && <Paragraph>{more(data)}</Paragraph>}
        </>
      )}
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data),
      total(data),
      !data.toOther && `Voir tout ce qui a changé :\n${data.changesUrl}`,
      !data.toOther && `Lire le rapport complet :\n${data.reportUrl}`,
      pdfSentence(data),
      data.themes.length > 0 && 'SCORES EN BAISSE',
      ...data.themes.map(themeLine),
      data.defects.length > 0 && 'NOUVEAUX DÉFAUTS',
      ...data.defects.map((defect) =>
        [defect.title, severityLabels[defect.severity], pagesLine(defect)].join('\n'),
      ),
      more(data),
      reason(data),
      stopLine(data.stopUrl),
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    url: 'https://www.exemple.fr/',
    host: 'www.exemple.fr',
    score: 61,
    upTo: 66,
    previousFinishedAt: '2026-11-14T05:04:00.000Z',
    themes: [
      { id: 'security', label: 'Sécurité', before: { score: 80 }, now: { score: 52, upTo: 60 } },
      { id: 'privacy', label: 'Vie privée', before: { score: 69 }, now: { score: 55 } },
    ],
    defects: [
      {
        title: 'Des traceurs sont déposés avant tout choix',
        severity: 'bloquant',
        pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/contact', 'https://www.exemple.fr/tarifs'],
        pageCount: 8,
      },
      { title: 'Le certificat HTTPS a expiré', severity: 'bloquant', pages: [], pageCount: 0 },
    ],
    defectCount: 3,
    finishedAt: '2026-11-21T05:05:00.000Z',
    reportUrl: 'https://constat.example/reports/0199',
    changesUrl: 'https://constat.example/reports/0199/comparaison',
    stopUrl: 'https://constat.example/desabonnement/01990000-0000-7000-8000-000000000000',
  },
});
