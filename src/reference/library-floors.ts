/**
 * First version of each JavaScript library without a publicly known vulnerability, one floor a maintained branch.
 * Source: facts compiled from the retire.js data of 2026-08-22 (Apache-2.0) and the publishers’ advisories.
 * Version 2026-11. Keys are npm-like names, as the `libraries` artifact gives them.
 */
export interface LibraryFloor {
  readonly label: string;
  /** Safe floors, oldest branch first. A version is judged against the floor of its major, else against the next. */
  readonly floors: readonly string[];
  /** Its published flaws reach the server whatever the page does with it: access checks passed over, code run. */
  readonly reachesServer?: true;
  /** One public identifier of the last flaw mended, when it is certain. */
  readonly advisory?: string;
  readonly otherNames?: readonly string[];
}

export const libraryFloors: Readonly<Record<string, LibraryFloor>> = {
  jquery: { label: 'jQuery', floors: ['3.5.0'], advisory: 'CVE-2020-11022' },
  'jquery-ui': {
    label: 'jQuery UI',
    floors: ['1.13.2'],
    advisory: 'CVE-2022-31160',
    otherNames: ['jquery.ui', 'jqueryui'],
  },
  'jquery-validation': { label: 'jQuery Validation', floors: ['1.20.0'], otherNames: ['jquery-validate'] },
  bootstrap: { label: 'Bootstrap', floors: ['3.4.1', '4.3.1'], advisory: 'CVE-2019-8331' },
  'bootstrap-select': { label: 'bootstrap-select', floors: ['1.13.6'] },
  lodash: { label: 'Lodash', floors: ['4.18.0'] },
  underscore: { label: 'Underscore', floors: ['1.13.8'] },
  moment: { label: 'Moment.js', floors: ['2.29.4'], advisory: 'CVE-2022-31129', otherNames: ['momentjs'] },
  handlebars: { label: 'Handlebars', floors: ['4.7.9'] },
  axios: { label: 'axios', floors: ['0.33.0', '1.18.0'] },
  dompurify: { label: 'DOMPurify', floors: ['2.5.9', '3.4.13'] },
  tinymce: { label: 'TinyMCE', floors: ['6.8.4', '7.9.3', '8.5.1'] },
  ckeditor: { label: 'CKEditor 4', floors: ['4.21.0'], otherNames: ['ckeditor4'] },
  'react-dom': { label: 'React DOM', floors: ['16.4.2'] },
  // CVE-2025-29927: access checks passed over by a header; CVE-2025-66478: code run on the server.
  next: {
    label: 'Next.js',
    floors: ['14.2.35', '16.2.11'],
    reachesServer: true,
    otherNames: ['nextjs', 'next.js'],
  },
  knockout: { label: 'Knockout', floors: ['3.5.0'] },
  prototypejs: { label: 'Prototype', floors: ['1.7.4'], otherNames: ['prototype'] },
  'datatables.net': { label: 'DataTables', floors: ['1.11.3'], otherNames: ['datatables'] },
  dojo: { label: 'Dojo', floors: ['1.16.5'] },
  jszip: { label: 'JSZip', floors: ['3.8.0'] },
  'chart.js': { label: 'Chart.js', floors: ['2.9.4'], otherNames: ['chartjs'] },
  select2: { label: 'Select2', floors: ['4.0.6'] },
  swiper: { label: 'Swiper', floors: ['12.1.2'] },
  svelte: { label: 'Svelte', floors: ['5.55.7'] },
  highcharts: { label: 'Highcharts', floors: ['9.0.0'] },
  froala: { label: 'Froala', floors: ['4.3.1'], otherNames: ['froala-editor'] },
  'pdfjs-dist': { label: 'PDF.js', floors: ['4.2.67', '6.2.108'], otherNames: ['pdf.js', 'pdfjs'] },
  'ua-parser-js': { label: 'UA-Parser', floors: ['1.0.33', '2.0.10'] },
  marked: { label: 'marked', floors: ['4.0.10', '18.0.2'] },
  'markdown-it': { label: 'markdown-it', floors: ['14.2.0'] },
  'video.js': { label: 'Video.js', floors: ['7.14.3'], otherNames: ['videojs'] },
  quill: { label: 'Quill', floors: ['2.0.4'] },
  mathjax: { label: 'MathJax', floors: ['2.7.10'] },
  three: { label: 'three.js', floors: ['0.125.0'], otherNames: ['three.js', 'threejs'] },
  echarts: { label: 'ECharts', floors: ['6.1.0'] },
};

/** Libraries without a maintainer: versions below `below` get no fix any more. */
export interface AbandonedLibrary {
  readonly names: readonly string[];
  readonly label: string;
  /** null: every version. */
  readonly below: string | null;
  /** Plain French: what to move to. */
  readonly successor: string;
}

export const abandonedLibraries: readonly AbandonedLibrary[] = [
  {
    names: ['angular', 'angularjs', 'angular.js'],
    label: 'AngularJS 1.x',
    below: '2.0.0',
    successor: 'Angular ou un autre cadriciel suivi',
  },
  { names: ['vue'], label: 'Vue 2', below: '3.0.0', successor: 'Vue 3' },
  { names: ['jquery'], label: 'jQuery 1 ou 2', below: '3.0.0', successor: 'jQuery 3.7 ou plus' },
  { names: ['bootstrap'], label: 'Bootstrap 2 ou 3', below: '4.0.0', successor: 'Bootstrap 5' },
  {
    names: ['moment', 'momentjs'],
    label: 'Moment.js',
    below: null,
    successor: 'Day.js, Luxon ou les fonctions de date du navigateur',
  },
  {
    names: ['prototypejs', 'prototype'],
    label: 'Prototype',
    below: null,
    successor: 'les fonctions du navigateur',
  },
];

/** Addresses whose publisher mends old versions without changing the number. */
export const backportedLibraryUrl =
  /\/wp-includes\/|\/misc\/jquery|\/core\/(?:assets|misc)\/|\/sites\/all\/modules\/jquery_update/i;
