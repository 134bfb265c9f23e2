export const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const MOCK = '/test-series/jee-main-full-mocks/jee-main-mock-1'

// A screenshot has `at` (path), `as` (signed-in person, none for a visitor), `size`, `scheme` and `act` (steps in the page before it).
const visitor = (at, more) => ({ at, ...more })
const learner = (at, more) => ({ at, as: 'learner', ...more })
const staff = (at, more) => ({ at: `/admin${at}`, as: 'admin', ...more })
const onPhone = (shot) => ({ ...shot, size: PHONE })
const dark = (shot) => ({ ...shot, scheme: 'dark' })
/** Waits for the titles of related rows, which load after the list. */
const waitForTitles = (page) => page.getByText('Loading').first().waitFor({ state: 'detached' })
const openDialog = (locate) => async (page) => {
  await locate(page).click()
  await page.getByRole('dialog').waitFor()
}

/** Starts or resumes a test and chooses, question by question, the options with these letters. */
const answerInHall = (answers) => async (page) => {
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
export const PICTURES = {
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
        visitor('/', { act: openDialog((page) => page.getByRole('button', { name: 'Log in' }).first()) }),
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
      [learner(MOCK, { act: answerInHall(['D', 'B', 'A', 'C']) }), learner(MOCK, { act: result })],
      [
        onPhone(learner(MOCK, { act: answerInHall([]) })),
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
        staff('/collections/questions', { act: waitForTitles }),
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
    rows: [
      [
        staff('/collections/orders', { act: waitForTitles }),
        staff('/collections/returns', { act: waitForTitles }),
      ],
    ],
  },
}
