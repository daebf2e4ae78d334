import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = 'src/web/features';

test('features never import each other', () => {
  const wrong = readdirSync(root).flatMap((feature) =>
    readdirSync(join(root, feature), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => {
        const text = readFileSync(join(root, feature, file), 'utf8');
        return readdirSync(root).some(
          (other) =>
            other !== feature &&
            text.includes(`/${other}/`) &&
            new RegExp(`from '(?:\\.\\./)+(?:features/)?${other}/`).test(text),
        );
      })
      .map((file) => `${feature}/${file}`),
  );
  expect(wrong).toEqual([]);
});
