import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, childrenOf, parentOf } from '../dom/dom.ts';

const carousel =
  /(?:^|[\s_-])(?:carr?ousel|slider|slideshow|diaporama|swiper|slick|splide|glide|owl)(?=$|[\s_-])/i;
const slide =
  /(?:^|\s)(?:carousel-item|item|slide|(?:swiper|slick|splide|glide)(?:__|-)slide|owl-item|tns-item|flickity-cell)(?=$|\s)/i;
/** What a carousel repeats to go round. */
const copy = /(?:^|[\s_-])(?:clone|cloned|duplicate)(?=$|[\s_-])/i;

const classOf = ({ attributes }: DomNode): string => attributes.class ?? '';

/**
 * In a slide whose turn has not come, beside one that is shown: which of them is in sight is the chance of a moment, and
 * each comes into sight.
 */
export function waitsInSlide(dom: Dom, node: DomNode): boolean {
  if (node.exposed && node.visible) return false;
  const around = ancestorsOf(dom, node);
  const own = around.find((up) => slide.test(classOf(up)));
  const row = own && parentOf(dom, own);
  if (!own || !row || copy.test(classOf(own))) return false;
  return (
    [row, ...ancestorsOf(dom, row)].some((up) => carousel.test(classOf(up)) && up.visible) &&
    childrenOf(dom, row).some(
      (other) => other !== own && other.exposed && other.visible && slide.test(classOf(other)),
    )
  );
}
