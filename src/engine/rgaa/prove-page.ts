import type { PageArtifacts } from '../artifacts.ts';
import * as forms from './facts/forms.ts';
import * as images from './facts/images.ts';
import * as media from './facts/media.ts';
import * as navigation from './facts/navigation.ts';
import * as presentation from './facts/presentation.ts';
import * as proofs from './facts/proofs.ts';
import * as scripts from './facts/scripts.ts';
import * as tables from './facts/tables.ts';
import * as texts from './facts/texts.ts';
import { isProven } from './provable-fact.ts';

/** Everything that can be proven of a page, whatever the version of the referential. */
const facts = {
  ...images,
  ...media,
  ...tables,
  ...forms,
  ...scripts,
  ...texts,
  ...presentation,
  ...navigation,
  ...proofs,
};

export type ProvenFact = keyof typeof facts;

/** The facts that hold on the page; travels with its verdicts. Never throws. */
export function provePage(artifacts: PageArtifacts): ProvenFact[] {
  return (Object.keys(facts) as ProvenFact[]).filter((name) => isProven(facts[name], artifacts));
}
