/** Reloads without the browser's warning about unsaved changes; call it once typed text is in localStorage. */
export function reloadPage(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  window.location.reload()
}
