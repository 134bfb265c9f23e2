/** Watches the page's content for being replaced; null where a page has none. */
export function watchContent() {
  const main = document.querySelector('main')
  if (!main) return null
  let isChanged = false
  let tell = () => {}
  const observer = new MutationObserver(() => {
    isChanged = true
    tell()
  })
  observer.observe(main, { childList: true, subtree: true })
  return {
    /** True also for what changed in this very moment. */
    hasChanged: () => isChanged || observer.takeRecords().length > 0,
    onChange: (listener: () => void) => {
      tell = listener
    },
    stop: () => observer.disconnect(),
  }
}
