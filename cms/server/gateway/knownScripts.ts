import { createHash } from 'node:crypto'
import { BEFORE_PAINT_SCRIPT } from '#domain/pages/beforePaintScript.ts'

/** Scripts that are the same on every page: our own, the start of Next's queue, and React's render timestamp. */
const FIXED_SCRIPTS = new Set([
  BEFORE_PAINT_SCRIPT,
  '(self.__next_f=self.__next_f||[]).push([0])',
  'requestAnimationFrame(function(){$RT=performance.now()});',
])

/**
 * Length and SHA-256 of each piece of the inline runtime that React adds to streamed pages, in the version bundled with Next.
 * tests/unit/server/knownScripts.test.ts fails when an update of Next changes a piece.
 */
export const REACT_RUNTIME: readonly [length: number, sha256: string][] = [
  [193, 'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA='],
  [829, 'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='],
  [1105, 'QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk='],
  [200, '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo='],
  [201, 'HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U='],
]

/** SHA-256 of React's inline script that replays forms submitted before hydration. */
export const REACT_FORM_REPLAY = 'CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0='

/** Calls of Next's queue and of React's runtime whose arguments are JSON. */
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

/** The code without the pieces of React's runtime at its beginning. */
function withoutReact(code: string): string {
  const piece = REACT_RUNTIME.find(([length, hash]) => sha256(code.slice(0, length)) === hash)
  return piece ? withoutReact(code.slice(piece[0])) : code
}

/**
 * Whether an inline script belongs to the storefront: one of the fixed scripts, or a known call of Next or React whose arguments
 * are JSON and so cannot run code. Any other script is treated as injected.
 */
export function isKnownScript(code: string): boolean {
  if (FIXED_SCRIPTS.has(code) || sha256(code) === REACT_FORM_REPLAY) return true
  const data = NEXT_DATA.exec(code)?.[1]
  if (data !== undefined) return isJson(data)
  if (!code.startsWith('$R')) return false
  const callArguments = REACT_CALL.exec(withoutReact(code))?.[1]
  return callArguments !== undefined && isJson(`[${callArguments}]`)
}
