import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from './browser.mjs'
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

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const GROUND = '#e9ebf0'
const GAP = 16
const MOCK = '/test-series/jee-main-full-mocks/jee-main-mock-1'

const visitor = (at, more) => ({ at, ...more })
const learner = (at, more) => ({ at, as: 'learner', ...more })
const staff = (at, more) => ({ at: `/admin${at}`, as: 'admin', ...more })
const onPhone = (shot) => ({ ...shot, size: PHONE })
const dark = (shot) => ({ ...shot, scheme: 'dark' })
/** Waits for the titles of related rows, which load after the list. */
const loaded = (page) => page.getByText('Loading').first().waitFor({ state: 'detached' })
const opened = (locate) => async (page) => {
  await locate(page).click()
  await page.getByRole('dialog').waitFor()
}

/** Starts a test, or goes on with it, and answers with the options by their letters. */
const inHall = (answers) => async (page) => {
  const consent = page.getByText(/^I have read the instructions/)
  const begin = page
    .getByRole('button', { name: 'Start test' })
    .or(page.getByRole('link', { name: 'Resume', exact: true }))
    .or(page.getByRole('button', { name: 'Resume', exact: true }))
    .first()
  await begin.waitFor()
  if (await consent.isVisible()) await consent.click()
  await begin.click()
  const heading = page.getByRole('heading', { name: /^Question / }).first()
  // The attempt is open in the browser of another picture.
  const takeOver = page.getByRole('button', { name: 'Continue here' })
  await heading.or(takeOver).first().waitFor()
  if (await takeOver.isVisible()) await takeOver.click()
  await heading.waitFor()
  const understood = page.getByRole('button', { name: 'I understand' })
  if (await understood.isVisible()) await understood.click()
  for (const option of answers) {
    await page
      .locator('label', { hasText: new RegExp(`^${option}`) })
      .first()
      .click()
    await page.getByRole('button', { name: 'Save and next' }).click()
  }
}
const follow = (locate) => async (page) => {
  await locate(page).click()
  await page.waitForLoadState('networkidle')
}
const result = follow((page) => page.getByRole('link', { name: 'Result', exact: true }).last())
const solutions = async (page) => {
  await result(page)
  await follow(() => page.getByRole('link', { name: 'See solutions' }).first())(page)
}
const tab = (name) => async (page) => page.getByRole('tab', { name, exact: true }).click()

/** Every picture as rows of screenshots: a row fills the width, and its screenshots are equally high. */
const PICTURES = {
  home: { width: 1440, rows: [[visitor('/')]] },
  'shop-window': {
    width: 1600,
    rows: [
      [visitor('/courses?exam=JEE+Main'), visitor('/courses/jee-physics-mechanics')],
      [visitor('/hi/courses/neet-genetics-evolution'), dark(visitor('/test-series/jee-full-mock-series'))],
    ],
  },
  'on-a-phone': {
    width: 1560,
    rows: [
      [
        visitor('/courses?exam=JEE+Main'),
        dark(visitor('/products/map-practice-book')),
        visitor('/search?q=organic'),
        visitor('/hi/free-resources'),
      ].map(onPhone),
    ],
  },
  'course-and-lesson': {
    width: 1560,
    rows: [
      [
        visitor('/courses/neet-organic-chemistry'),
        visitor('/', { act: opened((page) => page.getByRole('button', { name: 'Log in' }).first()) }),
        learner('/checkout?product=calculus-for-boards-and-jee'),
        learner('/learn/mechanics/components-on-an-incline'),
      ].map(onPhone),
    ],
  },
  'cart-and-checkout': {
    width: 1600,
    rows: [
      [learner('/cart'), learner('/checkout')],
      [onPhone(learner('/cart')), onPhone(dark(learner('/checkout'))), learner('/orders')],
    ],
  },
  'after-sale': {
    width: 1600,
    rows: [
      [
        learner('/orders', {
          act: async (page) => {
            await page.getByRole('link', { name: 'Track' }).nth(2).click()
            await page.waitForURL(/orders\/./)
            await page.getByRole('heading', { name: 'Parcel' }).first().waitFor()
          },
        }),
        onPhone(learner('/p/reward')),
        onPhone(dark(learner('/p/refer'))),
        onPhone(dark(learner('/learn'))),
      ],
    ],
  },
  tests: {
    width: 1600,
    rows: [
      [learner(MOCK, { act: inHall(['D', 'B', 'A', 'C']) }), learner(MOCK, { act: result })],
      [
        onPhone(learner(MOCK, { act: inHall([]) })),
        onPhone(dark(learner(MOCK, { act: result }))),
        onPhone(learner('/progress?series=jee-main-full-mocks')),
        learner(MOCK, { act: solutions }),
      ],
    ],
  },
  learning: {
    width: 1600,
    rows: [
      [learner('/learn'), learner('/learn/answer-writing/three-openings-live', { act: tab('Chat') })],
      [
        onPhone(learner('/learn/answer-writing/questions-of-the-week-live')),
        onPhone(dark(learner('/learn/mechanics/components-on-an-incline'))),
        onPhone(learner('/timetable')),
        learner('/doubts', {
          act: follow((page) => page.getByRole('link', { name: /Rolling down/ }).first()),
        }),
      ],
    ],
  },
  'panel-dashboard': { width: 1200, rows: [[staff('')]] },
  'panel-live-preview': {
    width: 1200,
    rows: [
      [
        staff('/collections/pages?limit=50&search=Home', {
          act: async (page) => {
            await page.getByRole('link', { name: 'Home', exact: true }).first().click()
            await page.getByRole('button', { name: /live preview/i }).waitFor()
            if ((await page.locator('iframe').count()) === 0)
              await page.getByRole('button', { name: /live preview/i }).click()
            await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
          },
        }),
      ],
    ],
  },
  'panel-permissions': {
    width: 1200,
    rows: [
      [
        staff('/collections/users?search=Sub+Admin', {
          act: async (page) => {
            await page.getByRole('link', { name: 'Demo Sub Admin' }).first().click()
            await page.getByRole('link', { name: 'Access' }).click()
            await page.getByRole('heading', { name: 'Permissions' }).waitFor()
          },
        }),
      ],
    ],
  },
  'panel-exams': {
    width: 1600,
    rows: [
      [
        staff('/collections/questions', { act: loaded }),
        staff('/collections/test-papers?search=Full+mock+1', {
          act: async (page) => {
            await follow(() => page.getByRole('link', { name: 'Full mock 1', exact: true }).first())(page)
            await page.getByRole('link', { name: 'Analysis', exact: true }).click()
            await page.getByRole('columnheader', { name: 'Facility' }).first().waitFor()
          },
        }),
      ],
    ],
  },
  'panel-help': {
    width: 1600,
    rows: [
      [
        staff('/collections/support-tickets', {
          act: async (page) => {
            await page
              .getByRole('row', { name: /Paid twice/ })
              .getByRole('link')
              .first()
              .click()
            await page
              .getByRole('heading', { name: /Paid twice/ })
              .first()
              .waitFor()
          },
        }),
        staff('/reports'),
      ],
    ],
  },
  'panel-after-sale': {
    width: 1600,
    rows: [[staff('/collections/orders', { act: loaded }), staff('/collections/returns', { act: loaded })]],
  },
}

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
async function signedIn(browser, people) {
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
async function rowOf(images, shapes, width) {
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

async function make(browser, states, name, { width, rows }) {
  const isSingle = rows.flat().length === 1
  const margin = isSingle ? 0 : GAP
  const placed = []
  let top = margin
  let right = 0
  for (const shots of rows) {
    const images = []
    for (const shot of shots) images.push(await takeScreenshot(browser, states, shot))
    const row = await rowOf(
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
  const states = await signedIn(browser, people)
  for (const [name, picture] of chosen) await make(browser, states, name, picture)
} finally {
  await browser.close()
}
