import { Column, Heading, Img, Row, Section, Text } from 'react-email';
import { upperFirst } from '#contract/french.ts';
import { bandOf, readScore, scoreFigure } from '#contract/score-range.ts';
import { changeOf, type Data, factsOf, isRated, pageOf } from './audit-finished-words.ts';
import { palette, TextLink } from './layout.tsx';

export const verify = 'Vérifier ce correctif';
export const compact = {
  fontSize: '15px',
  lineHeight: '23px',
  margin: '0 0 4px',
  overflowWrap: 'anywhere',
} as const;
/** Also how its words look where a mail program shows no pictures. */
const picture = {
  border: `1px solid ${palette.line}`,
  borderRadius: '6px',
  color: palette.soft,
  display: 'block',
  fontSize: '13px',
  height: 'auto',
  lineHeight: '18px',
  width: '100%',
} as const;

/** The home page as visited, and the score beside it; the score alone where there is no picture. */
export function MailHead({ data }: { readonly data: Data }) {
  const cid = data.pictures?.home;
  if (cid === undefined)
    return (
      <Section style={{ margin: '0 0 20px' }}>
        <ScoreWords data={data} />
      </Section>
    );
  return (
    <Section style={{ margin: '0 0 20px' }}>
      <Row>
        <Column style={{ verticalAlign: 'top', width: '38%' }}>
          <Img
            src={`cid:${cid}`}
            alt={`La page d’accueil de ${data.host}, telle que nous l’avons vue`}
            width="200"
            className="soft line"
            style={picture}
          />
        </Column>
        <Column style={{ paddingLeft: '20px', verticalAlign: 'middle' }}>
          <ScoreWords data={data} />
        </Column>
      </Row>
    </Section>
  );
}

function ScoreWords({ data }: { readonly data: Data }) {
  const tone = data.danger ? 'poor' : (bandOf(data)?.id ?? 'soft');
  const change = changeOf(data);
  return (
    <>
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
      {data.band && (
        <Text style={{ fontSize: '18px', fontWeight: 600, lineHeight: '24px', margin: '4px 0 0' }}>
          {data.band}
        </Text>
      )}
      {data.without && <Text style={{ ...compact, margin: '4px 0 0' }}>{upperFirst(data.without)}</Text>}
      {change && (
        <Text className="soft" style={{ ...compact, color: palette.soft, margin: '4px 0 0' }}>
          {change}
        </Text>
      )}
    </>
  );
}

interface FixProps {
  readonly fix: Data['findings'][number];
  readonly rank: number;
  readonly data: Data;
}

/** One thing to do, with its place in the page where a picture shows it. */
export function FixItem({ fix, rank, data }: FixProps) {
  const cid = data.pictures?.[`fix-${rank}`];
  const page = pageOf(fix, data);
  return (
    <Section style={{ margin: '0 0 24px' }}>
      <Heading as="h3" className="ink" style={{ ...compact, color: palette.ink, fontSize: '16px' }}>
        {rank}. {fix.title}
      </Heading>
      <Text className="soft" style={{ ...compact, color: palette.soft, fontSize: '14px' }}>
        {factsOf(fix)}
      </Text>
      {cid === undefined ? (
        <FixWords fix={fix} page={page} />
      ) : (
        <Row>
          <Column className="stack" style={{ verticalAlign: 'top' }}>
            <FixWords fix={fix} page={page} />
          </Column>
          <Column
            className="stack"
            style={{ paddingLeft: '16px', paddingTop: '4px', verticalAlign: 'top', width: '200px' }}
          >
            <Img
              src={`cid:${cid}`}
              alt={`Extrait de la page : l’endroit est encadré en rouge`}
              width="200"
              className="soft line"
              style={picture}
            />
          </Column>
        </Row>
      )}
    </Section>
  );
}

function FixWords({ fix, page }: { readonly fix: FixProps['fix']; readonly page: string | null }) {
  return (
    <>
      <Text style={compact}>{fix.why}</Text>
      {fix.fix !== '' && (
        <Text style={compact}>
          <strong>À faire{'\u00a0'}:</strong> {fix.fix}
        </Text>
      )}
      {page !== null && (
        <Text className="soft" style={{ ...compact, color: palette.soft, fontSize: '14px' }}>
          {page}
        </Text>
      )}
      {fix.verifyUrl && (
        <Text style={{ ...compact, padding: '8px 0' }}>
          <TextLink href={fix.verifyUrl}>{verify}</TextLink>
        </Text>
      )}
    </>
  );
}
