import type { ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email';

/** Colours of the mails: AA contrast on white, and kept readable when a mail program inverts them. */
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

const font = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
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
  title: { fontSize: '24px', lineHeight: '31px', margin: '0 0 16px', color: palette.ink },
  text: { fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' },
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
  footLink: { color: palette.soft, textDecoration: 'underline' },
  foot: { color: palette.soft, fontSize: '13px', lineHeight: '20px', margin: '16px 0 0' },
} as const;

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
      </Head>
      <Preview>{props.preview}</Preview>
      <Body style={styles.body}>
        <Container style={{ maxWidth: '600px' }}>
          <Text style={styles.brand}>Constat</Text>
          <Section style={styles.paper}>
            <Heading as="h1" style={styles.title}>
              {props.title}
            </Heading>
            {props.children}
          </Section>
          <Text style={styles.foot}>{props.reason}</Text>
          {props.stopUrl && (
            <Text style={styles.foot}>
              <Link href={props.stopUrl} style={styles.footLink}>
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

/** A button followed by its address in full, for programs that show no button. */
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
  return <Hr style={{ borderColor: palette.line, margin: '24px 0' }} />;
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
