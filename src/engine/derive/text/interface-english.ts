/**
 * Labels that themes, builders and components bring in English and that many sites leave so. Whole labels alone: a French
 * page may well say « newsletter », « blog » or the name of a firm.
 */

/** Not to be taken for anything else, whatever bears them. */
const phrases = [
  'skip to (?:the )?(?:main )?(?:content|navigation)',
  '(?:toggle|open|close|show|hide|expand|collapse) (?:the )?(?:main |mobile |primary |side ?)?(?:menu|nav|navigation|navbar|side ?bar|search(?: (?:field|form|bar))?|sub ?menu|dropdown|full ?screen|panel|modal|dialog|popup)',
  'read (?:more|the (?:article|post))',
  '(?:learn|load|view|show|see|discover|find out) (?:more|all)(?: posts| photos| products| details)?',
  '(?:previous|next) (?:post|page|slide|image|photo|article|project|item|month|step)s?',
  String.raw`go to (?:slide|page|item) \d+`,
  String.raw`slide \d+ of \d+`,
  '(?:back|scroll|go) to (?:the )?top|to the top',
  '(?:leave|post|write|submit) (?:a |your )?(?:comment|reply|review)|no comments(?: yet)?',
  '(?:add to|view|your) (?:cart|basket|wish ?list)',
  'search (?:for|results|form|the site|this site|here)|type to search',
  '(?:share|follow us|find us|tweet this) on (?:facebook|twitter|x|instagram|linkedin|pinterest)',
  String.raw`close \(esc\)|(?:previous|next) \(arrow (?:left|right)\)`,
  'zoom (?:in|out)(?:/out)?|zoom in/out',
  'main (?:menu|navigation|content)|primary (?:menu|navigation)|site navigation|mobile menu|page navigation',
  'send (?:us )?(?:a |your )?message|get in touch|contact us|sign (?:up|in|out)|log ?(?:in|out)|my account|forgot (?:your )?password',
  '(?:your|enter your) (?:e-?mail|name|first name|last name|message|phone)(?: address| here)?',
  'subscribe (?:now|to our newsletter)|play video|pause video|mute|unmute',
  'all rights reserved',
  // What stands around an article: its neighbours, its author, its place.
  '(?:child|sub|sibling) ?pages',
  '(?:related|recent|latest|popular|featured|older|newer) (?:posts|comments|entries)',
  '(?:related|recent|popular|featured) (?:articles|products|projects|stories|content)',
  'you (?:may|might) also (?:like|be interested in)',
  'table of contents|on this page|in this article',
  '(?:written|posted) by|posted (?:in|on)|filed under|tagged (?:with|as)|published (?:on|by|in)',
  'share this(?: (?:post|article|page|story|entry|product))?|copy link|print this page',
  '(?:posts?|comments?) (?:navigation|pagination)|continue reading',
  'comments are closed|(?:page not|nothing(?: was)?|no (?:results?|posts?|products?)(?: were)?) found',
  // Shops.
  'select options|quick view|proceed to checkout|apply coupon|default sorting|(?:sort|order|filter) by|out of stock|return to shop',
];
const phrase = new RegExp(`^(?:${phrases.join('|')})$`, 'i');

/** Single words, of what is pressed or names a part of the page alone: elsewhere they may be a name. */
const word =
  /^(?:breadcrumbs?|close|next|previous|prev|submit|search|send|loading|expand|collapse|hamburger menu)$/i;

const bare = (label: string): string =>
  label
    .replaceAll(/[\s ]+/g, ' ')
    .replaceAll(/^[\s«»"“”›‹→←↑>|:–-]+|(?<![\s.…!«»"“”›‹→←↑>|:–-])[\s.…!«»"“”›‹→←↑>|:–-]+$/g, '');

/** Whether a whole label is one of those; `pressed`: of a command, or the name of a part of the page. */
export function isEnglishLabel(label: string, pressed: boolean): boolean {
  const said = bare(label);
  return phrase.test(said) || (pressed && word.test(said));
}
