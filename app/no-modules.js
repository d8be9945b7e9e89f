// Browsers without modules cannot hydrate the page: it stays what it is without script.
document.documentElement.setAttribute('data-script-failed', '');
