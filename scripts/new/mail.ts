import { mailGroups } from '#contract/mail-groups.ts';
import { type Draft, Refused } from './draft.ts';
import { before, withImport } from './lines.ts';
import { camelOf, kebab, noMore } from './names.ts';

/** An e-mail: its data, its template, its line, and where people may do without it its group and its state. */
export function newMail(draft: Draft, args: readonly string[]): readonly string[] {
  const [given, group, ...rest] = args;
  noMore(rest);
  const name = kebab(given, 'le nom du message (ce qui est arrivé : audit-finished)');
  const groups = Object.keys(mailGroups);
  if (group !== undefined && !groups.includes(group))
    throw new Refused(
      `Groupe inconnu : « ${group} ». Choisissez parmi : ${groups.join(', ')} ; rien pour un message sur le compte.`,
    );
  const contract = draft.read('src/contract/mails.ts') ?? '';
  const accounts = draft.read('src/contract/account-mails.ts') ?? '';
  if (`${contract}${accounts}`.includes(`  '${name}': `))
    throw new Refused(`Le message « ${name} » existe déjà.`);
  draft.create(`src/mail/${name}.tsx`, template(name, group !== undefined));
  draft.edit('src/contract/mails.ts', (text) =>
    before(
      text,
      'export const mails',
      '} as const;',
      `  '${name}': z.object({ displayName, happenedAt: moment, url: link${group ? ', stopUrl' : ''} }),`,
    ),
  );
  draft.edit('src/mail/index.ts', (text) =>
    before(
      withImport(text, `import ${camelOf(name)} from './${name}.tsx';`),
      'export const mailTemplates',
      '};',
      `  '${name}': ${camelOf(name)},`,
    ),
  );
  if (group) choose(draft, name, group);
  return [
    `Écrivez ses phrases (src/mail/${name}.tsx : objet, HTML et texte disent la même chose) et ses données (src/contract/mails.ts).`,
    ...(group
      ? [
          `Donnez-lui l’objet attendu, et ses autres états (tests/support/mail-variants.ts) ; npm test -- src/mail -u garde ses textes.`,
        ]
      : []),
    'Mettez-le en file dans la transaction qui en est la cause, avec une clé qui empêche le doublon.',
    'Lancez : npm test -- src/mail/mail.test.ts tests/unit/nothing-left-empty.test.ts',
  ];
}

/** One that people may do without: its group, and its state among those that are looked at. */
function choose(draft: Draft, name: string, group: string): void {
  draft.edit('src/contract/mail-groups.ts', (text) => {
    const kinds = new RegExp(`(  ${group}: \\{[^}]*kinds: \\[)([^\\]]*)(\\])`);
    if (!kinds.test(text))
      throw new Refused(`le groupe « ${group} » ne s’y lit plus : écrivez la ligne à la main.`);
    return text.replace(kinds, `$1$2, '${name}'$3`);
  });
  draft.edit('tests/support/mail-variants.ts', (text) => {
    const known = `  | { readonly kind: 'audit-finished';`;
    if (!text.includes(known))
      throw new Refused('les messages d’un résultat ne s’y lisent plus : écrivez les lignes à la main.');
    const typed = text.replace(
      known,
      `  | { readonly kind: '${name}'; readonly data: MailData<'${name}'>; readonly subject: string }\n${known}`,
    );
    return before(
      withImport(typed, `import ${camelOf(name)} from '#mail/${name}.tsx';`),
      'export const mailVariants',
      '};',
      `  '${name.replaceAll('-', ' ')}': { kind: '${name}', data: ${camelOf(name)}.sample, subject: '' },`,
    );
  });
}

function template(name: string, isOptional: boolean): string {
  return `import { formatDateTime } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature${isOptional ? ', stopLine' : ''} } from './layout.tsx';

type Data = MailData<'${name}'>;

const reason = '';
const title = '';
const fact = (data: Data) => formatDateTime(data.happenedAt);
const action = '';

export default defineMail('${name}', {
  subject: () => title,
  html: (data) => (
    <MailLayout preview={fact(data)} title={title} reason={reason}${isOptional ? ' stopUrl={data.stopUrl}' : ''}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Action href={data.url}>{action}</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data),
      data.url,
      reason,
      signature,${isOptional ? '\n      stopLine(data.stopUrl),' : ''}
    ),
  sample: {
    displayName: 'Camille Durand',
    happenedAt: '2026-11-21T10:00:00.000Z',
    url: 'https://constat.example/dashboard',${isOptional ? `\n    stopUrl: 'https://constat.example/desabonnement?jeton=exemple&groupe=results',` : ''}
  },
});
`;
}
