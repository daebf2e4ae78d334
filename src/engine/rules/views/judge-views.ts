import type {
  ArtifactError,
  Axe,
  Dom,
  PageArtifacts,
  PageIdentity,
  PageShapes,
  PageView,
} from '../../artifacts.ts';
import { isArtifactError, orElse } from '../../artifacts.ts';
import type { PageRule, Verdict } from '../../rule.ts';
import { untestedReason } from '../untested-words.ts';
import { asDrawn } from './as-drawn.ts';
import {
  type ElementProof,
  isCut,
  isProven,
  keyOf,
  newProofs,
  type Proven,
  withOwnWidth,
} from './view-proofs.ts';
import { withoutShown } from './without-shown.ts';

/** The visit’s own view of the page, and the others. */
interface ViewsOfPage {
  readonly page: PageIdentity;
  readonly dom: Dom;
  readonly axe: Axe | null;
  readonly views: readonly PageView[];
}

/** The page as it was saved before there were other views: none was looked at. */
export function withViews(artifacts: PageArtifacts): PageArtifacts {
  const { views } = artifacts;
  const isAbsent = views === undefined || (isArtifactError(views) && views.failure === 'absent');
  return isAbsent ? { ...artifacts, views: [] } : artifacts;
}

/** The rules as they are asked of that page: those of `everyView` in each of its views, where it was drawn. Pure. */
export function inEveryView(artifacts: PageArtifacts): (rule: PageRule) => PageRule {
  const drawn = asDrawn(artifacts);
  const looked = lookingIn(artifacts);
  return (rule) => drawn(looked(rule));
}

function lookingIn(artifacts: PageArtifacts): (rule: PageRule) => PageRule {
  const views = viewsOf(artifacts);
  const missing = missingViews(artifacts);
  return (rule) => {
    if (rule.ofHidden && views) {
      const { dom, axe, views: all } = views;
      return { ...rule, evaluate: (plain) => withoutShown(rule.evaluate(plain), dom, axe, all) };
    }
    if (!rule.everyView || !(views ?? missing)) return rule;
    const evaluate = (plain: PageShapes): Verdict => {
      const own = rule.evaluate(plain);
      if (views) return judgeViews(rule, plain, own, views);
      const isOpen = own.status === 'pass' || own.status === 'inapplicable';
      return missing && isOpen ? { status: 'untested', reason: untestedReason(missing) } : own;
    };
    return { ...rule, evaluate };
  };
}

/** Why the other views are missing although they were looked for: what they would have shown is unknown. */
function missingViews({ views }: PageArtifacts): ArtifactError | null {
  // Without axe-core there was nothing to look with: its own rules say so.
  return isArtifactError(views) && views.failure !== 'needs' ? views : null;
}

/** Null where the page was seen in one view only. */
function viewsOf({ page, ...artifacts }: PageArtifacts): ViewsOfPage | null {
  const views = orElse(artifacts.views, []).filter(
    ({ device, parts }) => device !== page.device || parts.length > 0,
  );
  const dom = orElse(artifacts.dom, null);
  return dom && views.length > 0 ? { page, dom, axe: orElse(artifacts.axe, null), views } : null;
}

/**
 * The verdict of the visit’s own view with what the page’s other views add: what only another window shows, or what an
 * opened part holds, each proof saying so; and its own proofs that the other window does not show, saying so too. One
 * element is one proof, in however many views it fails.
 */
function judgeViews(
  rule: PageRule,
  plain: Partial<PageShapes>,
  own: Verdict,
  { page, dom, axe, views }: ViewsOfPage,
): Verdict {
  if (own.status === 'untested') return own;
  const seen = views.map((view) => ({ view, verdict: rule.evaluate(inView(rule, plain, page, view)) }));
  const other = seen.find(({ view }) => view.device !== page.device);
  const marked = isProven(own) && other ? withOwnWidth(rule, own, dom, axe, page.device, other) : own;
  // A list that was cut does not tell what is new.
  if (isProven(marked) && isCut(marked)) return marked;
  const known = new Set(isProven(marked) ? marked.evidence.flatMap(keyOf) : []);
  return seen.reduce<Verdict>((verdict, { view, verdict: there }) => {
    if (there.status === 'pass' && verdict.status === 'inapplicable') return there;
    if (!isProven(there)) return verdict;
    const news = newProofs(rule, there, dom, page.device, view, other, known);
    return news.length === 0 ? verdict : withProofs(rule, verdict, there, news);
  }, marked);
}

const nothing = { version: '', failures: [] };

/** What the rule declared, as it is in that view. */
function inView(rule: PageRule, plain: Partial<PageShapes>, page: PageIdentity, view: PageView): PageShapes {
  const there: Partial<PageShapes> = {
    page: { ...page, device: view.device },
    dom: view.dom,
    axe: view.axe,
    keyboard: view.keyboard,
    secondOpinions: { alfa: nothing, accesslint: nothing },
  };
  const declared = rule.artifacts.map((name) => [name, there[name] ?? plain[name]]);
  // Every artifact that the rule declares is there: it was judged before.
  return Object.fromEntries(declared) as PageShapes;
}

/** A failure outweighs a doubt; proofs of the same weight are told together, under the first title or the graver. */
function withProofs(rule: PageRule, verdict: Verdict, there: Proven, news: readonly ElementProof[]): Verdict {
  if (isProven(verdict) && verdict.status === there.status)
    return {
      // A severity of its own is less than the rule’s.
      ...(verdict.severity !== undefined && there.severity === undefined ? there : verdict),
      ...(rule.mixed && verdict.message !== there.message && { message: undefined, values: undefined }),
      evidence: [...verdict.evidence, ...news],
      occurrences: (verdict.occurrences ?? verdict.evidence.length) + news.length,
    };
  if (verdict.status === 'fail') return verdict;
  return { ...there, evidence: news, occurrences: news.length };
}
