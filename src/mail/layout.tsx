import type { ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email';
import type { MailBrand } from '#contract/mail-brand.ts';
import { plainName } from './plain-name.ts';

/** Colours of the mails on white, at AA contrast. The same names are classes, for a dark screen. */
export const palette = {
  ink: '#16202c',
  soft: '#4d5a68',
  line: '#d9dfe6',
  ground: '#f3f5f8',
  paper: '#ffffff',
  brand: '#12408a',
  excellent: '#116a3c',
  good: '#3d6410',
  fair: '#8a4b00',
  poor: '#a3201d',
} as const;

/** The same names where the mail program follows a dark screen: at AA contrast on its paper. */
const dark: Readonly<Record<keyof typeof palette, string>> = {
  ink: '#eef2f7',
  soft: '#b4c0cd',
  line: '#3a4654',
  ground: '#10151b',
  paper: '#1a222c',
  brand: '#a9c8ff',
  excellent: '#7fdca6',
  good: '#b7db7c',
  fair: '#ffc078',
  poor: '#ffa39c',
};

/** Classes for what the inline styles cannot say: a dark screen, a narrow one. No space before « ! ». */
const css = [
  '@media (prefers-color-scheme:dark){',
  // The body, and the cell that stands for it where a mail program drops the body.
  `.ground,.ground>table>tbody>tr>td{background-color:${dark.ground}!important;color:${dark.ink}!important}`,
  `.paper{background-color:${dark.paper}!important;border-color:${dark.line}!important}`,
  `.line{border-color:${dark.line}!important}`,
  ...(['ink', 'soft', 'brand', 'excellent', 'good', 'fair', 'poor'] as const).map(
    (name) => `.${name}{color:${dark[name]}!important}`,
  ),
  '}',
  '@media (max-width:480px){.ground>table>tbody>tr>td{padding:12px 0!important}.paper{padding:0!important}.paper>tbody>tr>td{padding:20px 16px!important}',
  '.edge{padding-left:16px!important;padding-right:16px!important}',
  // What stands side by side stands one above the other.
  '.stack{display:block!important;width:100%!important;padding-left:0!important}}',
].join('');

const font = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const wrap = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const styles = {
  body: {
    backgroundColor: palette.ground,
    color: palette.ink,
    fontFamily: font,
    margin: 0,
    padding: '24px 12px',
  },
  brand: {
    color: palette.brand,
    fontSize: '20px',
    fontWeight: 700,
    letterSpacing: '-0.01em',
    margin: '0 0 16px',
  },
  paper: {
    backgroundColor: palette.paper,
    border: `1px solid ${palette.line}`,
    borderRadius: '12px',
    padding: '32px',
  },
  title: { fontSize: '24px', lineHeight: '31px', margin: '0 0 16px', color: palette.ink, ...wrap },
  subtitle: { fontSize: '19px', lineHeight: '26px', margin: '0 0 14px', color: palette.ink },
  text: { fontSize: '16px', lineHeight: '25px', margin: '0 0 16px', ...wrap },
  button: {
    backgroundColor: palette.brand,
    borderRadius: '8px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    padding: '13px 22px',
    textDecoration: 'none',
  },
  link: { color: palette.brand, textDecoration: 'underline' },
  footLink: { color: palette.soft, textDecoration: 'underline' },
  foot: { color: palette.soft, fontSize: '13px', lineHeight: '20px', margin: '16px 0 0', ...wrap },
} as const;

/** The name of an agency stands on a line of its colour, in ink: whatever colour they chose, it can be read. */
const brandStyle = (brand: MailBrand | undefined) =>
  brand
    ? {
        ...styles.brand,
        color: palette.ink,
        borderTop: `6px solid ${brand.color ?? palette.brand}`,
        paddingTop: '12px',
      }
    : styles.brand;

const stopText = 'Ne plus recevoir ces messages';

/** The same as text; nothing for mails about the account. */
export function stopLine(stopUrl: string | undefined): string {
  return stopUrl === undefined ? '' : `${stopText} :\n${stopUrl}`;
}

/** The frame all mails share: brand, one title, the message, why the person receives it. */
export function MailLayout(props: {
  readonly preview: string;
  readonly title: string;
  readonly reason: string;
  /** The agency in whose name it goes. */
  readonly brand?: MailBrand | undefined;
  /** Of optional mails only. */
  readonly stopUrl?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Html lang="fr" dir="ltr">
      <Head>
        <title>{props.title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{css}</style>
      </Head>
      <Preview>{props.preview}</Preview>
      <Body lang="fr" dir="ltr" className="ground" style={styles.body}>
        <Container style={{ maxWidth: '600px' }}>
          <Text className={props.brand ? 'ink edge' : 'brand edge'} style={brandStyle(props.brand)}>
            {props.brand ? plainName(props.brand.name) : 'Constat'}
          </Text>
          <Section className="paper" style={styles.paper}>
            <Heading as="h1" className="ink" style={styles.title}>
              {props.title.replaceAll('e-mail', 'e\u2011mail')}
            </Heading>
            {props.children}
          </Section>
          <Text className="soft edge" style={styles.foot}>
            {props.reason}
          </Text>
          {props.stopUrl && (
            <Text className="soft edge" style={styles.foot}>
              <Link href={props.stopUrl} className="soft" style={styles.footLink}>
                {stopText}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { readonly children: ReactNode }) {
  return <Text style={styles.text}>{children}</Text>;
}

/** The title of a part. */
export function Subtitle({ children }: { readonly children: string }) {
  return (
    <Heading as="h2" className="ink" style={styles.subtitle}>
      {children}
    </Heading>
  );
}

/** A link in the text. */
export function TextLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} className="brand" style={styles.link}>
      {children}
    </Link>
  );
}

/** The one thing to do, as a button. */
export function Action({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Section style={{ margin: '8px 0 20px' }}>
      <Button href={href} style={styles.button}>
        {children}
      </Button>
    </Section>
  );
}

export function Rule() {
  return <Hr className="line" style={{ borderColor: palette.line, margin: '24px 0' }} />;
}

/** « Bonjour Camille, » or « Bonjour, ». */
export function greeting(displayName: string): string {
  const name = displayName.trim();
  return name === '' ? 'Bonjour,' : `Bonjour ${name},`;
}

/** Joins the paragraphs of a text version. */
export function paragraphs(...parts: readonly (string | false | null)[]): string {
  return `${parts.filter((part): part is string => typeof part === 'string' && part !== '').join('\n\n')}\n`;
}

export const signature = 'Constat – audits de sites web';
