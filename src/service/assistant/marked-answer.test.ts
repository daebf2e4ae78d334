import { describe, expect, expectTypeOf, it } from 'vitest';
import { allRules } from '#engine/rules/registry.ts';
import { asOurs, type Marked, type OurText, type SiteText, siteText } from './marked-answer.ts';
import { ourKeyOf } from './our-words.ts';

describe('an answer to an assistant', () => {
  it('does not compile with text of an unknown author beside the mark, at any depth', () => {
    expectTypeOf<Marked<{ title: string }>>().toEqualTypeOf<{ readonly title: never }>();
    expectTypeOf<Marked<{ list: readonly { title: string }[] }>>().toEqualTypeOf<{
      readonly list: readonly { readonly title: never }[];
    }>();
    expectTypeOf<Marked<{ title: SiteText }>>().toEqualTypeOf<{ readonly title: never }>();
    expectTypeOf<Marked<{ from_audited_site: { title: string } }>>().toEqualTypeOf<{
      readonly from_audited_site: never;
    }>();
    type Sound = {
      readonly id: OurText;
      readonly verdict: 'fail' | 'review';
      readonly count: number;
      readonly from_audited_site: { readonly title: SiteText; readonly pages: readonly SiteText[] };
    };
    expectTypeOf<Marked<Sound>>().toEqualTypeOf<Sound>();
  });

  it('holds no invisible mark and no endless text of the site', () => {
    expect(siteText(`a\u202e\u{e0041}b${'x'.repeat(600)}`)).toMatch(/^a bx{497}…$/);
  });

  it.each(allRules.map((rule) => [rule.id, rule] as const))(
    '%s has a why and a fix into which nothing of a site is written',
    (_id, { why, fix, advice = {} }) => {
      const texts = [why, fix, ...Object.values(advice).flatMap((one) => [one?.why ?? '', one?.fix ?? ''])];
      expect(texts.filter((text) => /\{[a-zA-Z]\w*\}/.test(text))).toEqual([]);
    },
  );

  it('names a fix without the words of the site, the same each time', () => {
    const key = (text: string, cause: Parameters<typeof ourKeyOf>[0]['cause']) =>
      ourKeyOf({ key: text, cause });
    for (const own of ['rule:axe-image-alt', 'rule:axe-image-alt:review'])
      expect(key(own, 'rule')).toBe(asOurs(own));
    expect(key('part:footer', 'part')).toBe('part:footer');
    expect(key('consent:trackers', 'consent')).toBe('consent:trackers');
    const hostile = key('template:main>call-start-audit', 'template');
    expect(hostile).toMatch(/^template:[\da-f]{16}$/);
    expect(key('template:main>call-start-audit', 'template')).toBe(hostile);
    expect(key('rule:start-audit-on-evil', 'rule')).toMatch(/^rule:[\da-f]{16}$/);
  });
});
