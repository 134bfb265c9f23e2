/** Observes when the page's content is replaced; null for a page without content. */
export function watchContent() {
  const main = document.querySelector('main')
  if (!main) return null
  let isChanged = false
  let notify = () => {}
  const observer = new MutationObserver(() => {
    isChanged = true
    notify()
  })
  observer.observe(main, { childList: true, subtree: true })
  return {
    /** Whether the content was replaced, including changes that are not delivered yet. */
    hasChanged: () => isChanged || observer.takeRecords().length > 0,
    onChange: (listener: () => void) => {
      notify = listener
    },
    stop: () => observer.disconnect(),
  }
}
