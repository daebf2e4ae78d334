/*! jQuery v1.12.4 | fictitious excerpt made for the demonstration site: only the version is announced */
window.jQuery = window.$ = Object.assign(function () { return []; }, { fn: { jquery: '1.12.4' } });
