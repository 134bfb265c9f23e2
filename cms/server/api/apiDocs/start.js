// Runs in the browser, after swagger-ui-bundle.js. URLs are relative to the page, so that a project prefix is kept.
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
  // Tags start collapsed, since the list of all calls is too long.
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: false,
  // The document is not sent to the public validator of Swagger.
  validatorUrl: null,
})
