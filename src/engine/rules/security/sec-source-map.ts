import { defineSiteRule } from '../../rule.ts';

/** Files of libraries that anybody may read at their source; `app-bootstrap.js` is none of them. */
const libraries =
  'bootstrap|popper|jquery|swiper|splide|glide|tiny-slider|slick|owl\\.carousel|flickity|vue|react|react-dom|angular|' +
  'alpine|htmx|stimulus|turbo|lodash|underscore|moment|dayjs|luxon|axios|chart|d3|leaflet|mapbox-gl|maplibre-gl|three|' +
  'gsap|scrolltrigger|aos|animate|fontawesome|normalize|bulma|foundation|materialize|uikit|tailwind|modernizr|select2|' +
  'choices|flatpickr|datatables|photoswipe|lightbox|glightbox|fancybox|isotope|masonry|lazysizes|quill|tinymce|' +
  'ckeditor|video|plyr|hls|pdf|purify|marked|highlight|prism|sweetalert2|toastr|dropzone|sortable|core-js|polyfill';
const libraryFile = new RegExp(
  `^(?:${libraries})(?:[.-](?:js|min|slim|bundle|umd|esm|global|module|prod|production|all|core|rtl|grid|reboot|utilities|v?\\d[\\d.]*))*\\.(?:m?js|css)$`,
  'i',
);

function isOfLibrary(codeUrl: string): boolean {
  const path = URL.parse(codeUrl)?.pathname ?? codeUrl;
  return /\/(?:node_modules|bower_components)\//.test(path) || libraryFile.test(path.split('/').at(-1) ?? '');
}

/** A rule of the site, not of the page: the same files serve all pages. */
export default defineSiteRule({
  id: 'sec-source-map',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A02' }],
  title: {
    fail: 'Le code d’origine du site est lisible (cartes de source publiées)',
    pass: 'Le code d’origine du site n’est pas publié avec ses scripts',
  },
  why: 'Ces fichiers d’aide au développement redonnent le code d’avant assemblage, avec ses commentaires : utile à qui cherche une faille, inutile au visiteur.',
  fix: 'Ne pas publier les fichiers .map, ou les réserver à votre outil de suivi d’erreurs.',
  artifacts: ['sourceMaps'],
  evaluate({ sourceMaps }) {
    if (sourceMaps.length > 0 && sourceMaps.every(({ status }) => status === 0))
      return { status: 'untested', reason: 'pas de réponse' };
    const open = sourceMaps.filter(
      ({ status, withSources, codeUrl }) => status === 200 && withSources && !isOfLibrary(codeUrl),
    );
    if (open.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: open.map(({ codeUrl, mapUrl, status }) => ({
        type: 'request',
        url: mapUrl,
        status,
        note: `carte de ${codeUrl}`,
      })),
    };
  },
});
