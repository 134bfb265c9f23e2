import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from './browser.mjs'
import { DESK, PICTURES } from './pictureList.mjs'
import { root } from './run.mjs'

/**
 * Recreates the pictures of the README (docs/pictures) from a running demo: `npm run demo`, then `npm run
 * pictures` with the same PORT and DATA_DIR. Names as arguments recreate only those. It signs demo people in
 * with codes from the outbox, fills the cart of one of them, begins a test, and changes nothing else.
 */
const PORT = process.env.PORT || '3000'
const ORIGIN = `http://demo.localhost:${PORT}`
const OUTBOX = path.resolve(root, process.env.DATA_DIR || '.data', 'outbox.jsonl')
const FOLDER = path.join(root, 'docs/pictures')

const GROUND = '#e9ebf0'
const GAP = 16
const PHONES = { learner: '9800000007', admin: '9800000002' }
/** Quantities in the cart by product slug. */
const IN_CART = { 'neet-organic-chemistry': 1, 'map-practice-book': 2 }

/** The code that was sent to a phone, searched below the first `lines` lines of the outbox. */
async function codeFor(phone, lines) {
  for (let tries = 0; tries < 100; tries++) {
    const sent = readFileSync(OUTBOX, 'utf8').split('\n').slice(lines).filter(Boolean)
    const text = sent.map((line) => JSON.parse(line)).findLast(({ to }) => to.endsWith(phone))?.text
    if (text) return /\d{6}|\d{4}/.exec(text)[0]
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No code was sent to ${phone}: is ${OUTBOX} that of the demo on port ${PORT}?`)
}

const linesOf = (file) => {
  try {
    return readFileSync(file, 'utf8').split('\n').length - 1
  } catch {
    return 0
  }
}

async function signIn(page, person) {
  const lines = linesOf(OUTBOX)
  const isStaff = person === 'admin'
  await page.goto(ORIGIN + (isStaff ? '/admin/login' : '/orders'), { waitUntil: 'networkidle' })
  if (!isStaff) await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Phone number').fill(PHONES[person])
  await page.getByRole('button', { name: 'Request Phone OTP' }).click()
  await page
    .locator('input[autocomplete="one-time-code"]')
    .first()
    .fill(await codeFor(PHONES[person], lines))
  await page.getByRole('button', { name: 'Verify' }).click()
  if (isStaff) await page.waitForURL(`${ORIGIN}/admin`)
  else await page.getByRole('link', { name: 'Track' }).first().waitFor()
}

async function fillCart(page) {
  await page.goto(`${ORIGIN}/cart`)
  await page.evaluate(async (quantities) => {
    const post = (path, body) =>
      fetch(`/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { cart } = await (await fetch('/api/cart')).json()
    for (const [slug, quantity] of Object.entries(quantities)) {
      if (cart.lines.some((line) => line.slug === slug)) continue
      const found = await (await fetch(`/api/selling-products?where[slug][equals]=${slug}&depth=0`)).json()
      await post('cart/change', { action: 'add', product: found.docs[0].id, quantity })
    }
  }, IN_CART)
}

/** Signed-in browser states by person; visitors have none. */
async function signInAll(browser, people) {
  const states = {}
  for (const person of people) {
    const context = await browser.newContext({ viewport: DESK })
    const page = await context.newPage()
    await signIn(page, person)
    if (person === 'learner') await fillCart(page)
    states[person] = await context.storageState()
    await context.close()
  }
  return states
}

async function takeScreenshot(browser, states, { at, as, size = DESK, scheme = 'light', act }) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1.5,
    storageState: as && states[as],
  })
  const page = await context.newPage()
  await page.goto(ORIGIN + at, { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /^(Close announcement|घोषणा बंद करें|Got it|ठीक है)$/ })
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined)
  await act?.(page)
  // A live preview keeps the network busy.
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined)
  await page.waitForTimeout(600)
  const image = await page.screenshot()
  await context.close()
  return image
}

/** Places screenshots side by side, `width` wide in total. */
async function layOutRow(images, shapes, width) {
  const ratios = shapes.map(({ width: w, height: h }) => w / h)
  const height = Math.round(
    (width - GAP * (images.length - 1)) / ratios.reduce((sum, ratio) => sum + ratio, 0),
  )
  let left = 0
  const parts = []
  for (const [index, image] of images.entries()) {
    const w = Math.round(height * ratios[index])
    parts.push({ input: await sharp(image).resize(w, height).png().toBuffer(), left, top: 0 })
    left += w + GAP
  }
  return { parts, height, width: left - GAP }
}

async function writePicture(browser, states, name, { width, rows }) {
  const isSingle = rows.flat().length === 1
  const margin = isSingle ? 0 : GAP
  const placed = []
  let top = margin
  let right = 0
  for (const shots of rows) {
    const images = []
    for (const shot of shots) images.push(await takeScreenshot(browser, states, shot))
    const row = await layOutRow(
      images,
      shots.map(({ size = DESK }) => size),
      width - 2 * margin,
    )
    placed.push(...row.parts.map((part) => ({ ...part, left: part.left + margin, top })))
    top += row.height + (isSingle ? 0 : GAP)
    right = Math.max(right, row.width + 2 * margin)
  }
  await sharp({ create: { width: Math.max(width, right), height: top, channels: 3, background: GROUND } })
    .composite(placed)
    .png({ palette: true, colours: 256, quality: 90, effort: 10, compressionLevel: 9 })
    .toFile(path.join(FOLDER, `${name}.png`))
  console.log(`docs/pictures/${name}.png`)
}

const names = process.argv.slice(2)
const chosen = Object.entries(PICTURES).filter(([name]) => names.length === 0 || names.includes(name))
const people = [...new Set(chosen.flatMap(([, { rows }]) => rows.flat().flatMap(({ as }) => as ?? [])))]
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
try {
  const states = await signInAll(browser, people)
  for (const [name, picture] of chosen) await writePicture(browser, states, name, picture)
} finally {
  await browser.close()
}
