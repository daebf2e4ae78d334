import { Column, Row, Section, Text } from 'react-email';
import { bandOf } from '#contract/score-range.ts';
import { compact, FixItem, MailHead, verify } from './audit-finished-parts.tsx';
import { sample } from './audit-finished-sample.ts';
import {
  changeInWords,
  changeLists,
  changeOf,
  type Data,
  factsOf,
  missingOf,
  pageOf,
  scoreLine,
  subjectOf,
  summaryOf,
  themeChange,
  themeScore,
  themeScoreInWords,
  titleOf,
  unseenOf,
} from './audit-finished-words.ts';
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
} from './layout.tsx';
import { pdfSentence, reasonOf } from './result-words.ts';

const reason = (data: Data) =>
  reasonOf(data, 'Vous recevez ce message car vous avez lancé cet audit sur Constat.');
const about = 'À propos de cet audit';

/** What was not seen, decided or only tried: it comes after what matters. */
const aboutOf = (data: Data): string[] =>
  [
    data.access,
    data.measuredLater,
    missingOf(data),
    unseenOf(data),
    data.decided,
    data.pageCounts,
    data.trial,
  ].filter((line) => line !== null && line !== undefined);

const opening = (data: Data) => `L’audit de ${data.url} est terminé. ${summaryOf(data)}`;

/** Checking a fix again needs the account: others are not sent there. */
const fixesOf = ({ findings, toOther }: Data) =>
  toOther ? findings.map(({ verifyUrl: _verify, ...fix }) => fix) : findings;

function Changes({ data }: { readonly data: Data }) {
  const lists = changeLists(data);
  if (lists.length === 0) return null;
  return (
    <>
      <Rule />
      <Subtitle>Ce qui a changé</Subtitle>
      {lists.map(({ title, lines }) => (
        <Section key={title} style={{ margin: '0 0 16px' }}>
          <Text style={{ ...compact, fontWeight: 600 }}>{title}</Text>
          {lines.map((line) => (
            <Text key={line} style={compact}>
              – {line}
            </Text>
          ))}
        </Section>
      ))}
    </>
  );
}

function ThemeRow({ theme, data }: { readonly theme: Data['themes'][number]; readonly data: Data }) {
  const tone = (theme.band === undefined ? bandOf(theme)?.id : theme.band) ?? 'soft';
  const change = themeChange(theme, data);
  const cell = { fontSize: '15px', lineHeight: '22px', padding: '9px 0' } as const;
  return (
    <Row className="line" style={{ borderBottom: `1px solid ${palette.line}` }}>
      <Column style={cell}>{theme.label}</Column>
      <Column align="right" className={tone} style={{ ...cell, color: palette[tone], fontWeight: 600 }}>
        {themeScoreInWords(theme)}
        {change !== 0 && (
          <span
            className={change > 0 ? 'excellent' : 'poor'}
            style={{ color: palette[change > 0 ? 'excellent' : 'poor'] }}
          >
            {changeInWords(change)}
          </span>
        )}
      </Column>
    </Row>
  );
}

function textOfFix(data: Data, fix: Data['findings'][number], index: number): string {
  const page = pageOf(fix, data);
  return [
    `${index + 1}. ${fix.title}`,
    factsOf(fix),
    fix.why,
    ...(fix.fix === '' ? [] : [`À faire\u00a0: ${fix.fix}`]),
    ...(page === null ? [] : [page]),
    ...(fix.verifyUrl ? [`${verify} :\n${fix.verifyUrl}`] : []),
  ].join('\n');
}

export default defineMail('audit-finished', {
  subject: subjectOf,
  html: (data) => (
    <MailLayout
      preview={data.verdict ?? summaryOf(data)}
      title={titleOf(data)}
      reason={reason(data)}
      stopUrl={data.stopUrl}
      brand={data.brand}
    >
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      {data.verdict && (
        <Paragraph>
          <strong style={{ fontSize: '18px', lineHeight: '26px' }}>{data.verdict}</strong>
        </Paragraph>
      )}
      <MailHead data={data} />
      <Paragraph>{opening(data)}</Paragraph>
      {data.binding && <Paragraph>{data.binding}</Paragraph>}
      {!data.toOther && <Action href={data.reportUrl}>Lire le rapport complet</Action>}
      {pdfSentence(data) && <Paragraph>{pdfSentence(data)}</Paragraph>}
      <Changes data={data} />
      {data.findings.length > 0 && (
        <>
          <Rule />
          <Subtitle>À corriger en premier</Subtitle>
          {fixesOf(data).map((fix, index) => (
            <FixItem key={fix.title} fix={fix} rank={index + 1} data={data} />
          ))}
        </>
      )}
      <Rule />
      <Subtitle>Score par thème</Subtitle>
      {data.themes.map((theme) => (
        <ThemeRow key={theme.id} theme={theme} data={data} />
      ))}
      {data.desktop && <Paragraph>{data.desktop}</Paragraph>}
      {aboutOf(data).length > 0 && (
        <>
          <Rule />
          <Subtitle>{about}</Subtitle>
          {aboutOf(data).map((line) => (
            <Paragraph key={line}>{line}</Paragraph>
          ))}
        </>
      )}
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      data.verdict ?? null,
      scoreLine(data),
      changeOf(data),
      opening(data),
      data.binding ?? null,
      !data.toOther && `Lire le rapport complet :\n${data.reportUrl}`,
      pdfSentence(data),
      changeLists(data).length > 0 && 'CE QUI A CHANGÉ',
      ...changeLists(data).map(({ title, lines }) => [title, ...lines.map((line) => `– ${line}`)].join('\n')),
      data.findings.length > 0 && 'À CORRIGER EN PREMIER',
      ...fixesOf(data).map((fix, index) => textOfFix(data, fix, index)),
      `SCORE PAR THÈME\n${data.themes.map((theme) => `${theme.label} : ${themeScore(theme, data)}`).join('\n')}`,
      data.desktop ?? null,
      aboutOf(data).length > 0 && about.toUpperCase(),
      ...aboutOf(data),
      reason(data),
      stopLine(data.stopUrl),
      signature,
    ),
  sample,
});
