/** What a process that visits hostile sites may know of ours: where things are, nothing secret. */
const harmless =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|USER|LOGNAME|SystemRoot|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|FONTCONFIG_\w+|XDG_\w+)$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** The part of an environment that holds no setting of the product: no database, mail or identity. */
export function harmlessPart(env: Environment): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => harmless.test(name)));
}
