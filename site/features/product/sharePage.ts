type Shown = {
  texts: { linkCopied: string; linkNotCopied: string }
  show: (text: string, options?: { severity: 'error' }) => void
}

/** Shares the page's URL with the device's own sheet, else copies it and shows a confirmation. */
export async function sharePage(title: string, { texts, show }: Shown): Promise<void> {
  const { origin, pathname } = window.location
  const url = `${origin}${pathname}`
  try {
    if (navigator.share) await navigator.share({ title, url })
    else {
      await navigator.clipboard.writeText(url)
      show(texts.linkCopied)
    }
  } catch (err) {
    // Closing the sheet is not an error.
    if (err instanceof DOMException && err.name === 'AbortError') return
    show(texts.linkNotCopied, { severity: 'error' })
  }
}
