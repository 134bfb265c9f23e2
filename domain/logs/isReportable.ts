export type BrowserError = {
  name?: string
  message: string
  stack?: string
  /** The file where it happened, according to the browser. */
  fileName?: string
}

/** Errors of third-party scripts without details, and browser noise. */
const EMPTY = /^(uncaught )?(script error\.?|resizeobserver loop .*|null|undefined|)$/i
/** Network errors are not errors of the program (spec 8: offline errors are ignored). */
const NETWORK =
  /failed to fetch|networkerror when attempting|load failed|network ?(error|connection|request)|the operation was aborted|signal is aborted|timed out|timeout/i
/** Missing files of an earlier deployment. */
const OLD_FILES =
  /loading (css )?chunk .* failed|dynamically imported module|importing a module script failed|unable to preload css/i
const QUIET_NAMES = new Set(['AbortError', 'TimeoutError', 'ChunkLoadError', 'NetworkError'])
/** Next signals redirects and missing pages by throwing. */
const NEXT_SIGNAL = /^NEXT_/
const EXTENSION = /^(chrome|moz|ms-browser|safari(-web)?)-extension:|^(webkit-masked-url|user-script):/

const firstFile = (stack: string): string => /(?:[a-z-]+):\/\/[^\s)]+/i.exec(stack)?.[0] ?? ''

/**
 * Whether an uncaught browser error is logged: not when offline, not for network errors, not from extensions.
 */
export function isReportable(
  { name = '', message, stack = '', fileName = '' }: BrowserError,
  isOnline: boolean,
): boolean {
  if (!isOnline || QUIET_NAMES.has(name)) return false
  const text = message.trim()
  if (EMPTY.test(text) || NETWORK.test(text) || OLD_FILES.test(text) || NEXT_SIGNAL.test(text)) return false
  return ![fileName, firstFile(stack)].some((file) => EXTENSION.test(file))
}
