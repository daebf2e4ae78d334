import { Column, Heading, Row, Section, Text } from 'react-email';
import { upperFirst } from '#contract/french.ts';
import { bandOf, readScore, scoreFigure } from '#contract/score-range.ts';
import { sample } from './audit-finished-sample.ts';
import {
  changeInWords,
  changeLists,
  changeOf,
  type Data,
  factsOf,
  isRated,
  missingOf,
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
  TextLink,
} from './layout.tsx';
import { pdfSentence, reasonOf } from './result-words.ts';

const reason = (data: Data) =>
  reasonOf(data, 'Vous recevez ce message car vous avez lancé cet audit sur Constat.');
const about = 'À propos de cet audit';

/** What was not seen, decided or only tried: it comes after what matters. */
const aboutOf = (data: Data): string[] =>
  [data.access, missingOf(data), unseenOf(data), data.decided, data.pageCounts, data.trial].filter(
    (line) => line !== null && line !== undefined,
  );

const opening = (data: Data) => `L’audit de ${data.url} est terminé. ${summaryOf(data)}`;
const verify = 'Vérifier ce correctif';
const compact = {
  fontSize: '15px',
  lineHeight: '23px',
  margin: '0 0 4px',
  overflowWrap: 'anywhere',
} as const;

/** Checking a fix again needs the account: others are not sent there. */
const fixesOf = ({ findings, toOther }: Data) =>
  toOther ? findings.map(({ verifyUrl: _verify, ...fix }) => fix) : findings;

function ScoreHeader({ data }: { readonly data: Data }) {
  const tone = data.danger ? 'poor' : (bandOf(data)?.id ?? 'soft');
  return (
    <Section style={{ margin: '0 0 20px' }}>
      <Text
        className={tone}
        style={{
          color: palette[tone],
          fontSize: readScore(data).kind === 'rated' ? '48px' : '34px',
          fontWeight: 700,
          lineHeight: '52px',
          margin: 0,
        }}
      >
        {isRated(data) ? (
          <>
            {scoreFigure(data)}
            <span className="soft" style={{ color: palette.soft, fontSize: '20px', fontWeight: 400 }}>
              /100
            </span>
          </>
        ) : (
          'Non noté'
        )}
      </Text>
      {data.band && <Text style={{ fontSize: '18px', fontWeight: 600, margin: '4px 0 0' }}>{data.band}</Text>}
      {data.without && <Text style={{ ...compact, margin: '4px 0 0' }}>{upperFirst(data.without)}</Text>}
      {changeOf(data) && (
        <Text className="soft" style={{ ...compact, color: palette.soft, margin: '4px 0 0' }}>
          {changeOf(data)}
        </Text>
      )}
    </Section>
  );
}

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

function FixItem({ fix, rank }: { readonly fix: Data['findings'][number]; readonly rank: number }) {
  return (
    <Section style={{ margin: '0 0 20px' }}>
      <Heading as="h3" className="ink" style={{ ...compact, color: palette.ink, fontSize: '16px' }}>
        {rank}. {fix.title}
      </Heading>
      <Text className="soft" style={{ ...compact, color: palette.soft, fontSize: '14px' }}>
        {factsOf(fix)}
      </Text>
      <Text style={compact}>{fix.why}</Text>
      {fix.fix !== '' && (
        <Text style={compact}>
          <strong>À faire{'\u00a0'}:</strong> {fix.fix}
        </Text>
      )}
      {fix.verifyUrl && (
        <Text style={{ ...compact, padding: '8px 0' }}>
          <TextLink href={fix.verifyUrl}>{verify}</TextLink>
        </Text>
      )}
    </Section>
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

function textOfFix(fix: Data['findings'][number], index: number): string {
  return [
    `${index + 1}. ${fix.title}`,
    factsOf(fix),
    fix.why,
    ...(fix.fix === '' ? [] : [`À faire\u00a0: ${fix.fix}`]),
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
    >
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      {data.verdict && (
        <Paragraph>
          <strong>{data.verdict}</strong>
        </Paragraph>
      )}
      <ScoreHeader data={data} />
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
            <FixItem key={fix.title} fix={fix} rank={index + 1} />
          ))}
        </>
      )}
      <Rule />
      <Subtitle>Score par thème</Subtitle>
      {data.themes.map((theme) => (
        <ThemeRow key={theme.id} theme={theme} data={data} />
      ))}
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
      ...fixesOf(data).map(textOfFix),
      `SCORE PAR THÈME\n${data.themes.map((theme) => `${theme.label} : ${themeScore(theme, data)}`).join('\n')}`,
      aboutOf(data).length > 0 && about.toUpperCase(),
      ...aboutOf(data),
      reason(data),
      stopLine(data.stopUrl),
      signature,
    ),
  sample,
});
