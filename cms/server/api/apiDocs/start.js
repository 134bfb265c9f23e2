// Runs in the browser, after swagger-ui-bundle.js. Addresses are relative to the page, so that a project prefix is kept.
const isDark = window.matchMedia('(prefers-color-scheme: dark)')
const followTheme = () => document.documentElement.classList.toggle('dark-mode', isDark.matches)
followTheme()
isDark.addEventListener('change', followTheme)

window.SwaggerUIBundle({
  url: 'openapi.json',
  domNode: document.getElementById('docs'),
  presets: [window.SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  deepLinking: true,
  // The areas first: one opens at a press, all calls at once are a list nobody reads.
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: false,
  // Nothing leaves this server, not even to check the file.
  validatorUrl: null,
})
