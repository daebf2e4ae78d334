import type { SiteShapes } from '../../artifacts.ts';
import type { Judgement } from './judge-mention.ts';

/** A failure that is not certain enough becomes a question for a person. */
export function asDoubt(judgement: Judgement): Judgement {
  return judgement.status === 'fail' ? { ...judgement, status: 'review' } : judgement;
}

/**
 * A duty of shops towards consumers: certain only when the owner said the site is one. A shop recognised by its
 * signs may sell to professionals alone, so its failures become questions.
 */
export function asShopDuty({ profile }: SiteShapes['site'], judgement: Judgement): Judgement {
  return profile === 'shop' ? judgement : asDoubt(judgement);
}
