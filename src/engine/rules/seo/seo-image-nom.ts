import { byTag, visible } from '../../derive/dom/dom.ts';
import { fileNameOf } from '../../derive/media/images.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

/** Names given by cameras, phones and screen shots, or made of a fingerprint alone. */
const meaningless =
  /^(?:(?:img|dsc[nf]?|pict?|p\d{3}|photo|image|screenshot|capture(?:[ _-]d[ _-]?[e’']?[ _-]?[eé]cran)?|whatsapp[ _-]image|sans[ _-]titre|untitled|unnamed|download|telechargement)[ _-]?\d*(?:[ _-]?\d+)*|\d{8}[ _-]\d{6}|[0-9a-f]{24,})(?:[ _-](?:\d+x\d+|scaled|copie|copy|\(\d+\)))*\.(?:jpe?g|png|webp|avif|gif|heic)$/i;

export default defineRule({
  id: 'seo-image-nom',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['Google Images'],
  title: {
    fail: 'Des images portent un nom de fichier sans signification',
    pass: 'Les noms de fichiers des images ont un sens',
  },
  why: 'Le nom du fichier est l’un des indices de la recherche d’images ; « IMG_2041.jpg » ne dit rien.',
  fix: 'Nommer les prochaines images d’après ce qu’elles montrent : mairie-facade.jpg.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const images = visible(byTag(dom, 'img')).filter(
      (node) =>
        node.document === 0 && (node.box?.width ?? 0) >= 64 && /^https?:/.test(node.image?.currentSrc ?? ''),
    );
    return judgeElements(dom, images, (node) => meaningless.test(fileNameOf(node)), { note: fileNameOf });
  },
});
