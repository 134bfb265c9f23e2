import { createHash } from 'node:crypto'
import { BEFORE_PAINT_SCRIPT } from '#domain/pages/beforePaintScript.ts'

/** Scripts that are the same on every page: ours, the start of Next's queue, and React's note of when the page was shown. */
const WHOLE = new Set([
  BEFORE_PAINT_SCRIPT,
  '(self.__next_f=self.__next_f||[]).push([0])',
  'requestAnimationFrame(function(){$RT=performance.now()});',
])

/**
 * What React writes once into a page whose parts come one after the other: length and SHA-256 of each piece of the React that Next
 * brings along. tests/unit/server/knownScripts.test.ts fails when Next brings other ones.
 */
export const REACT_PIECES: readonly [length: number, sha256: string][] = [
  [193, 'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA='],
  [829, 'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='],
  [1105, 'QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk='],
  [200, '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo='],
  [201, 'HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U='],
]

/** SHA-256 of what React writes into a page with a form that is sent by a script: it keeps what is sent before that script has come. */
export const REACT_FORMS = 'CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0='

/** Data for Next's queue, and for React's pieces: a call with nothing but JSON in it. */
const NEXT_DATA = /^self\.__next_f\.push\((\[\d+,[\s\S]*\])\)$/
const REACT_CALL = /^\$R[CRSX]\(([\s\S]*)\);?$/

export const sha256 = (code: string): string => createHash('sha256').update(code, 'utf8').digest('base64')

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The code after the pieces of React at its beginning. */
function withoutReact(code: string): string {
  const piece = REACT_PIECES.find(([length, hash]) => sha256(code.slice(0, length)) === hash)
  return piece ? withoutReact(code.slice(piece[0])) : code
}

/**
 * Whether an inline script of a page is one that the storefront is made of: the same on all pages, or a known call of Next or
 * React whose arguments are JSON and so run nothing. Anything else came from what somebody typed.
 */
export function isKnownScript(code: string): boolean {
  if (WHOLE.has(code) || sha256(code) === REACT_FORMS) return true
  const data = NEXT_DATA.exec(code)?.[1]
  if (data !== undefined) return isJson(data)
  if (!code.startsWith('$R')) return false
  const given = REACT_CALL.exec(withoutReact(code))?.[1]
  return given !== undefined && isJson(`[${given}]`)
}
