import type { Evidence } from '#contract/report.ts';
import type { PageFacts, SiteShapes } from '../../artifacts.ts';
import { statementOf } from '../../derive/legal/accessibility-statement.ts';
import { type LegalDocument, type LegalKind, legalDocument } from '../../derive/legal/legal-pages.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { publicBodyReason, publicBound } from '../../derive/legal/public-body.ts';
import { isShop } from '../../derive/legal/shop.ts';
import type { Messages, RuleText, SiteRule, Verdict } from '../../rule.ts';
import { type Judgement, judgeMention, judgePresence } from './judge-mention.ts';

/** What a row looks into. */
interface Search {
  readonly site: SiteShapes['site'];
  readonly pages: readonly PageFacts[];
  readonly document: LegalDocument;
}

interface MentionRow<FailTitle extends string, M extends Messages> extends RuleText<FailTitle, M> {
  /** The document that the law asks for; `statement`: the pages of the accessibility statement alone. */
  readonly document: LegalKind | 'statement';
  /** What must stand in it, its text folded. Left out: the document itself must be there. */
  readonly mention?: RegExp | ((search: Search) => boolean);
  /** What was looked for, in French: « non trouvé : … », or the link that was expected. */
  readonly missing: string | ((search: Search) => string);
  /** A duty of shops towards consumers: nothing to judge elsewhere, and certain only where the owner says it is one. */
  readonly shop?: true;
  /** Why the duty does not bind this site; null where it does. */
  readonly exempt?: (search: Search) => string | null;
  /** Why the duty binds no such site, whatever is missing of its documents; null where it may. */
  readonly unbound?: (search: Search) => string | null;
  /** What was found leaves a doubt: a failure becomes a question for a person. */
  readonly doubtful?: (search: Search) => boolean;
  /** A finer answer than found or not. */
  readonly refine?: (verdict: Judgement, search: Search) => Verdict<string, M>;
}

/** Declares a rule that looks for a legal document, or for a mention in one: everything but what is asked is the same. */
export function defineMentionRule<
  const FailTitle extends string,
  const M extends Messages = Record<never, string>,
>(row: MentionRow<FailTitle, M>): SiteRule<FailTitle, M> {
  const { document: kind, mention, missing, shop, exempt, unbound, doubtful, refine, ...text } = row;
  return {
    ...text,
    scope: 'site',
    // More pages hold more mentions; that one is missing is told by the document, once read.
    unread: 'stands',
    ...(shop && { certainFor: ['shop'] }),
    artifacts: ['site', 'pages'],
    evaluate({ site, pages }) {
      if (shop && !isShop({ site, pages }))
        return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
      const asPublic = publicBound(text.profiles, { site, pages });
      const document = documentOf({ site, pages }, kind);
      if (!document)
        return { status: 'inapplicable', reason: 'aucune déclaration d’accessibilité lue', unseen: true };
      const search = { site, pages, document };
      const reason = asPublic === 'free' ? publicBodyReason : (exempt?.(search) ?? null);
      if (reason !== null) return { status: 'inapplicable', reason, unseen: document.pages.length === 0 };
      const asked = typeof missing === 'string' ? missing : missing(search);
      if (!mention && pages.length === 0) return { status: 'untested', reason: 'aucune page n’a été lue' };
      const verdict = mention
        ? judgeMention(document, holds(search, mention), `non trouvé : ${asked}`)
        : judgePresence(document, pages, asked);
      const free = verdict.status === 'pass' ? null : (unbound?.(search) ?? null);
      if (free !== null) return { status: 'inapplicable', reason: free };
      const isCertain = !doubtful?.(search) && !(shop && site.profile !== 'shop');
      const sure = isCertain ? verdict : asDoubt(verdict);
      const told = asPublic === 'bound' ? asBound(sure) : sure;
      return refine ? refine(told, search) : told;
    },
  };
}

/** Of the accessibility statement only its own pages are read: other legal pages speak of other things. */
function documentOf(
  site: Pick<SiteShapes, 'site' | 'pages'>,
  kind: MentionRow<string, Messages>['document'],
) {
  if (kind !== 'statement') return legalDocument(site, kind);
  const statement = statementOf(site);
  return statement && { ...statement.document, folded: statement.folded };
}

const holds = (search: Search, mention: NonNullable<MentionRow<string, Messages>['mention']>): boolean =>
  mention instanceof RegExp ? mention.test(search.document.folded) : mention(search);

/** A failure that is not certain enough becomes a question for a person. */
function asDoubt(judgement: Judgement): Judgement {
  return judgement.status === 'fail' ? { ...judgement, status: 'review' } : judgement;
}

/** A duty of public bodies, of a site that presents itself as one. */
function asBound(judgement: Judgement): Judgement {
  return judgement.status === 'fail' || judgement.status === 'review'
    ? { ...judgement, bound: true }
    : judgement;
}

/** The question asked where words stand that name nobody: the message `unnamed`, with what is written around them. */
export function unnamed(text: string, words: RegExp, pages: readonly PageFacts[]) {
  const evidence: Evidence[] = [
    { type: 'text', quote: quoteAround(text, words) ?? '', where: pages[0]?.url ?? '' },
  ];
  return { status: 'review', message: 'unnamed', evidence } as const;
}
