import { Section, Text } from 'react-email';
import { palette, TextLink } from './layout.tsx';
import { placeOf } from './work-words.ts';

interface Item {
  readonly url: string;
  readonly title: string;
  readonly host: string;
  readonly spaceName: string;
}

const line = { fontSize: '16px', lineHeight: '24px', margin: 0, overflowWrap: 'anywhere' } as const;

/** Fixes in a mail: each with its site and what is said of it. */
export function WorkItems<Told extends Item>(props: {
  readonly items: readonly Told[];
  readonly says: (item: Told) => string;
}) {
  return props.items.map((item) => (
    <Section key={`${item.url} ${props.says(item)}`} style={{ margin: '0 0 18px' }}>
      <Text style={line}>
        <TextLink href={item.url}>{item.title}</TextLink>
      </Text>
      <Text className="soft" style={{ ...line, fontSize: '14px', color: palette.soft }}>
        {placeOf(item)}
      </Text>
      <Text style={line}>{props.says(item)}</Text>
    </Section>
  ));
}

/** The same as text. */
export const itemsAsText = <Told extends Item>(
  items: readonly Told[],
  says: (item: Told) => string,
): string[] => items.map((item) => [`${item.title} (${placeOf(item)})`, says(item), item.url].join('\n'));
