/** ISO 639-1 codes; longer primary codes (ISO 639-2/3) are accepted on their form alone. */
const twoLetters = new Set(
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'.split(
    ' ',
  ),
);

/** Valid BCP 47 language tag with a known primary language: `fr`, `fr-FR`, `zh-Hant`, `gsw`. Not `fr_FR`, not `french`. */
export function isLanguageTag(tag: string): boolean {
  const primary = primaryLanguage(tag);
  if (primary.length === 2 ? !twoLetters.has(primary) : !/^[a-z]{3}$/.test(primary)) return false;
  try {
    return new Intl.Locale(tag.trim()).language !== '';
  } catch {
    return false;
  }
}

/** `fr` for `fr-FR`, lower case. */
export function primaryLanguage(tag: string): string {
  return (tag.trim().split('-')[0] ?? '').toLowerCase();
}
