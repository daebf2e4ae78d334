/** Versions that libraries tell about themselves. */
export function libraryVersions(): { name: string; version: string }[] {
  const found: { name: string; version: string }[] = [];
  const paths: readonly (readonly [string, string])[] = [
    ['jquery', 'jQuery.fn.jquery'],
    ['jquery-ui', 'jQuery.ui.version'],
    ['jquery-validation', 'jQuery.validator.version'],
    ['bootstrap', 'bootstrap.Tooltip.VERSION'],
    ['bootstrap', 'jQuery.fn.tooltip.Constructor.VERSION'],
    ['bootstrap-select', 'jQuery.fn.selectpicker.Constructor.VERSION'],
    ['select2', 'jQuery.fn.select2.amd.require.VERSION'],
    ['datatables', 'jQuery.fn.dataTable.version'],
    ['angularjs', 'angular.version.full'],
    ['vue', 'Vue.version'],
    ['vue', '__VUE__.version'],
    ['react', 'React.version'],
    ['react-dom', 'ReactDOM.version'],
    ['next', 'next.version'],
    ['lodash', '_.VERSION'],
    ['moment', 'moment.version'],
    ['handlebars', 'Handlebars.VERSION'],
    ['axios', 'axios.VERSION'],
    ['dompurify', 'DOMPurify.version'],
    ['tinymce', 'tinymce.majorVersion'],
    ['ckeditor', 'CKEDITOR.version'],
    ['knockout', 'ko.version'],
    ['prototype', 'Prototype.Version'],
    ['mootools', 'MooTools.version'],
    ['dojo', 'dojo.version'],
    ['jszip', 'JSZip.version'],
    ['chart.js', 'Chart.version'],
    ['highcharts', 'Highcharts.version'],
    ['d3', 'd3.version'],
    ['three', 'THREE.REVISION'],
    ['echarts', 'echarts.version'],
    ['pdfjs', 'pdfjsLib.version'],
    ['video.js', 'videojs.VERSION'],
    ['quill', 'Quill.version'],
    ['mathjax', 'MathJax.version'],
    ['froala', 'FroalaEditor.VERSION'],
    ['backbone', 'Backbone.VERSION'],
    ['ember', 'Ember.VERSION'],
    ['modernizr', 'Modernizr._version'],
    ['alpinejs', 'Alpine.version'],
    ['htmx', 'htmx.version'],
    ['leaflet', 'L.version'],
    ['gsap', 'gsap.version'],
  ];
  // Known weaknesses are those of its widgets and of its positions: its core alone has none.
  const jQueryUiName = () => {
    const { fn, ui }: { fn: Record<string, unknown>; ui: Record<string, unknown> } = Reflect.get(
      globalThis,
      'jQuery',
    );
    const isWhole = ui.position || ['dialog', 'datepicker', 'checkboxradio'].some((widget) => fn[widget]);
    return isWhole ? 'jquery-ui' : 'jquery-ui-core';
  };
  for (const [name, path] of paths) {
    try {
      let value: unknown = globalThis;
      for (const part of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
      if (value === undefined || value === null || typeof value === 'function') continue;
      let version = String(value);
      const isUnderscore = name === 'lodash' && !('debounce' in globalThis) && /^1\.[0-9]+\./.test(version);
      if (name === 'tinymce')
        version = `${version}.${String(Reflect.get(globalThis, 'tinymce').minorVersion ?? '')}`;
      if (/^[\d.]+/.test(version))
        found.push({
          name: isUnderscore ? 'underscore' : name === 'jquery-ui' ? jQueryUiName() : name,
          version: version.slice(0, 40),
        });
    } catch {
      // A getter of the page threw: this library stays unknown.
    }
  }
  const angular = document.querySelector('[ng-version]')?.getAttribute('ng-version');
  if (angular) found.push({ name: 'angular', version: angular.slice(0, 40) });
  return found;
}
