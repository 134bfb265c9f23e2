import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isKnownScript, REACT_FORM_REPLAY, REACT_RUNTIME, sha256 } from '#cms/server/gateway/knownScripts.ts'
import { BEFORE_PAINT_SCRIPT } from '#domain/pages/beforePaintScript.ts'

/** The React source in Next whose scripts may be written into pages. */
const REACT = readFileSync(
  createRequire(import.meta.url).resolve(
    'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
  ),
  'utf8',
)
const PIECES = [...REACT.matchAll(/'((?:\\.|[^'\\\n])*\$R[A-Z]=(?:\\.|[^'\\\n])*)'/g)]
  .map(([, text]) => String(runInNewContext(`'${text}'`)).replace(/\$R[A-Z]\("$/, ''))
  // The transitions of views, which the storefront does not use.
  .filter((text) => !text.startsWith('$RV='))
const [, replay] = /'(addEventListener\("submit",(?:\\.|[^'\\\n])*)'/.exec(REACT) ?? []
const FORMS = String(runInNewContext(`'${replay}'`))
const boundary = PIECES.find((text) => text.startsWith('$RB=')) as string

it('the React scripts are those of the installed Next', () => {
  const installed = PIECES.map((text) => `${text.length} ${sha256(text)}`)
  expect(REACT_RUNTIME.map(([length, hash]) => `${length} ${hash}`).sort()).toEqual(
    [...new Set(installed)].sort(),
  )
  expect(REACT_FORM_REPLAY).toBe(sha256(FORMS))
})

describe('a script of our pages', () => {
  it.each([
    ['what runs before the first paint', BEFORE_PAINT_SCRIPT],
    ['the start of the queue of Next', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['data of Next', 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])'],
    ['data of Next with signs of HTML', 'self.__next_f.push([1,"\\u003c/script\\u003e"])'],
    ['a part of React that came later', '$RC("B:0","S:0")'],
    ['the first such part', `${boundary}$RC("B:0","S:0")`],
    ['what keeps a form that is sent early', FORMS],
    ['a part with styles', '$RR("B:1","S:1",[["/_next/a.css","default"]])'],
  ])('is known: %s', (_what, code) => expect(isKnownScript(code)).toBe(true))
})

describe('an injected script', () => {
  it.each([
    ['of any kind', 'alert(1)'],
    ['behind what runs before the first paint', `${BEFORE_PAINT_SCRIPT};alert(1)`],
    ['in the data of Next', 'self.__next_f.push([1,alert(1)])'],
    ['behind the data of Next', 'self.__next_f.push([1,"a"]);alert(1);([1,"b"])'],
    ['in a call of React', '$RC("B:0",alert(1))'],
    ['behind a call of React', '$RC("B:0","S:0");alert(1)'],
    ['behind what keeps a form', `${FORMS};alert(1)`],
    ['behind a piece of React', `${boundary}alert(1)`],
    ['before a call of React', '$RX=alert;$RX("1")'],
  ])('is not known: %s', (_what, code) => expect(isKnownScript(code)).toBe(false))
})

/** Runs the script on a fake document and returns the resulting data attributes. */
function paint(data: Record<string, string>, stored: Record<string, string>, lang = 'en-IN') {
  const dataset: Record<string, string> = { ...data }
  const window: Record<symbol, unknown> = {}
  runInNewContext(BEFORE_PAINT_SCRIPT, {
    window,
    addEventListener: () => undefined,
    document: { documentElement: { dataset, lang } },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  })
  return { dataset, language: window[Symbol.for('react-aria.i18n.locale')] }
}

describe('before the first paint', () => {
  it('a page uses theme, session and cart of its own project in the browser', () => {
    const stored = { 'demo-theme': 'dark', 'demo-sessionId': 's', 'demo-cart': '2', 'demo-announcement': 'k' }
    expect(paint({ project: 'demo', announcement: 'k' }, stored).dataset).toEqual({
      project: 'demo',
      announcement: 'k',
      theme: 'dark',
      session: '',
      cart: '',
      announced: '',
    })
    expect(paint({ project: 'demo2' }, stored).dataset).toEqual({ project: 'demo2' })
    expect(paint({ project: 'demo', announcement: 'new' }, stored).dataset).not.toHaveProperty('announced')
  })

  it('react-aria gets the language of the page', () => {
    expect(paint({}, {}).language).toBe('en-IN')
    expect(paint({}, {}, 'hi-IN').language).toBe('hi-IN-u-nu-latn')
  })
})
