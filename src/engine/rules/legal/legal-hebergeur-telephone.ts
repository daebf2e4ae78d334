import { foldText } from '#contract/fold-text.ts';
import { noticeItems } from '#reference/legal-patterns.ts';
import type { PageFacts } from '../../artifacts.ts';
import { hostPart } from '../../derive/legal/host-part.ts';
import { isHostedAtHome, phone, splitHost } from '../../derive/legal/notice-text.ts';
import { frenchPhones } from '../../derive/text/phone-numbers.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

const shortNumber = /\btel\w*[^a-z]{0,6}\d{4}\b/;

/** Numbers at which the publisher answers: of the links, of the footers and of the contact page. */
const ownNumbers = (pages: readonly PageFacts[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ kind, text, footerText, contactLinks }) =>
      frenchPhones(
        splitHost(
          foldText(
            [footerText, kind === 'contact' ? text : '', ...contactLinks.map((link) => link.slice(4))].join(
              ' ; ',
            ),
          ),
        ).publisher,
      ),
    ),
  );

/** The host’s part without numbers that are the publisher’s. */
function withoutOwn(host: string, pages: readonly PageFacts[]): string {
  const own = ownNumbers(pages);
  return host.replaceAll(new RegExp(phone.source, 'g'), (found) =>
    frenchPhones(found).some((number) => own.has(number)) ? ' … ' : found,
  );
}

const hasNumber = (host: string): boolean => phone.test(host) || shortNumber.test(host);

export default defineMentionRule({
  id: 'legal-hebergeur-telephone',
  version: 3,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 1-1 I 4°' }],
  parent: 'legal-hebergeur-nom',
  title: {
    fail: 'Le téléphone de l’hébergeur n’a pas été trouvé dans les mentions légales',
    pass: 'Les mentions légales donnent le téléphone de l’hébergeur',
  },
  why: 'La loi demande le nom, l’adresse et le téléphone de l’hébergeur.',
  fix: 'Recopier le téléphone de l’hébergeur depuis les mentions légales de son propre site.',
  document: 'notice',
  exempt: ({ document }) => (noticeItems.hosting.test(document.folded) ? null : 'hébergeur non trouvé'),
  mention: ({ document, pages }) => hasNumber(withoutOwn(hostPart(document, pages), pages)),
  // Who publishes may host as well, and give the same number twice.
  doubtful: ({ document, pages }) =>
    isHostedAtHome(splitHost(document.folded).host) || hasNumber(hostPart(document, pages)),
  missing: 'téléphone de l’hébergeur',
});
