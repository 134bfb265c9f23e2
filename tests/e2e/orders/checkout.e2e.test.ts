import { expect, type Page, test } from '@playwright/test'
import { call } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { BOOK, bill, COURSE, heading, openAsNewStudent, shownPrice } from '../support/checkoutPage.ts'
import { choose } from '../support/choose.ts'
import { enterCode, signUpViaApi } from '../support/people.ts'
import { CASH_FEE, DESK, openTestShop, PHONE, productOf, visibleButton } from '../support/testShop.ts'
import { typeAtPace, typeFields } from '../support/typing.ts'

const SLUG = 'test-shop-checkout'

const testShop = openTestShop(SLUG)

/** Price of the express delivery of a test shop, rupees. */
const EXPRESS = 99

/** The address that is typed and that the order must have. */
const TYPED = {
  name: 'Asha Kumari',
  pincode: '462002',
  city: 'Bhopal',
  line1: 'Flat 12, Lake View',
  line2: 'Shyamla Hills Road',
  landmark: 'Behind the post office',
}

const TYPED_PHONE = '9800000099'

/** The address stored in the newest order. */
async function addressInOrder(page: Page): Promise<unknown> {
  const { docs } = (await call(page, '/orders?limit=1&depth=0&sort=-createdAt', undefined, 'GET')) as {
    docs: { address: unknown; delivery?: unknown }[]
  }
  return docs[0]?.address
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function typeAddress(page: Page): Promise<void> {
  const field = (name: string) => textbox(page, name)
  await typeFields([
    [field('Full name'), TYPED.name],
    [field('Phone number'), TYPED_PHONE],
    [field('PIN code'), TYPED.pincode],
    [field('City or town'), TYPED.city],
    [field('House, building and street'), TYPED.line1],
    [field('Area (optional)'), TYPED.line2],
    [field('Landmark (optional)'), TYPED.landmark],
  ])
}

const payAtRazorpay = (page: Page, button: 'Pay' | 'Fail' | 'Close') =>
  page.getByRole('dialog', { name: 'Razorpay' }).getByRole('button', { name: button, exact: true }).click()

test('on a phone a guest goes through every step of the checkout and logs in to pay', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const phone = await signUpViaApi(page, SLUG)
  await page.context().clearCookies({ name: `${SLUG}-session` })
  await page.goto(`${testShop.origin}/healthz`)
  const book = await productOf(testShop, BOOK)
  expect(await call(page, '/cart/change', { product: book.id, quantity: 2 })).toMatchObject({
    apiSuccess: true,
  })
  await page.goto(`${testShop.origin}/checkout`)

  await test.step('the steps follow each other, and none is empty', async () => {
    await expect(heading(page, 'Address')).toBeVisible()
    await expect(page.getByText('Step 1 of 2').locator('visible=true')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expectAccessible(page, 'main')
    await visibleButton(page, 'Continue').click()
    await expect(textbox(page, 'Full name')).toBeFocused()
    await textbox(page, 'Full name').fill(TYPED.name)
    await textbox(page, 'Phone number').fill(TYPED_PHONE)
    await textbox(page, 'PIN code').fill(TYPED.pincode)
    await expect(textbox(page, 'City or town')).not.toHaveValue('')
    // The field is visible above the bar, and its error would not be.
    await textbox(page, 'House, building and street').evaluate((input) =>
      window.scrollBy({
        top: input.getBoundingClientRect().bottom - window.innerHeight + 90,
        behavior: 'instant',
      }),
    )
    await visibleButton(page, 'Continue').click()
    await expect(textbox(page, 'House, building and street')).toBeFocused()
    const reason = page.getByText('Enter the house and street')
    const roomBelow = async () => {
      const [error, bar] = await Promise.all([
        reason.boundingBox(),
        page.locator('[data-bottom-bar]').boundingBox(),
      ])
      return (bar?.y ?? 0) - (error?.y ?? 0) - (error?.height ?? 0)
    }
    await expect.poll(roomBelow, 'the error is above the bar').toBeGreaterThanOrEqual(0)
    await typeAddress(page)
    await expectAccessible(page, 'main')
    await page.reload()
    await expect(heading(page, 'Address')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'House, building and street' })).toHaveValue(
      'Flat 12, Lake View',
    )
    await choose(page.getByRole('radio', { name: /Express/ }))
    await expect(bill(page)).toContainText('₹99')
    await page.reload()
    await expect(heading(page, 'Address')).toBeVisible()
    await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
    await visibleButton(page, 'Continue').click()
    await expect(heading(page, 'Payment')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Log in' })).toBeHidden()
    await page.reload()
    await expect(heading(page, 'Payment')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Address')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'City or town' })).toHaveValue('Bhopal')
    await page.goForward()
    await expect(heading(page, 'Payment')).toBeVisible()
    await expect(page.getByText(/Flat 12, Lake View, .*Bhopal 462002 · .* · arrives by/)).toBeVisible()
    await expectAccessible(page, 'main')
  })

  await test.step('the bill stays the same after the login and is paid', async () => {
    await choose(page.getByRole('radio', { name: /UPI, card, net banking or wallet/ }))
    const since = Date.now()
    await visibleButton(page, /^Pay ₹/).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Phone number'), 'the phone of the address').toHaveValue(TYPED_PHONE)
    await typeAtPace(dialog.getByLabel('Phone number'), phone)
    await dialog.getByRole('button', { name: 'Request Phone OTP' }).click()
    await enterCode(page, `+91${phone}`, since)
    await dialog.getByRole('button', { name: 'Verify' }).click()
    await payAtRazorpay(page, 'Pay')
    await expect(heading(page, 'Payment received')).toBeFocused()
    await expect(page).toHaveURL(/\/checkout\/return\?order=[\w-]+$/)
    await expect(page.getByText('We are packing it')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible()
    await expect(page.getByText(`To get receipts by e-mail, verify s${phone}@example.org.`)).toBeVisible()
  })

  await test.step('the address is saved and in the order, and the cart is empty', async () => {
    const { addresses } = (await call(page, '/address/list', undefined, 'GET')) as { addresses: unknown[] }
    expect(addresses).toEqual([expect.objectContaining(TYPED)])
    expect(await addressInOrder(page)).toMatchObject(TYPED)
    await page.getByRole('link', { name: 'View order' }).click()
    await expect(page.getByRole('heading', { name: 'Deliver to' })).toBeVisible()
    await expect(page.getByText('Flat 12, Lake View')).toBeVisible()
    await expect(async () => {
      expect(await call(page, '/cart/count', undefined, 'GET')).toMatchObject({ count: 0 })
    }).toPass()
    await page.goto(`${testShop.origin}/checkout`)
    await expect(heading(page, 'Nothing to check out yet')).toBeVisible()
  })
})

test('on desktop the checkout is one page: address, missing fields, GSTIN, and cash on delivery', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await openAsNewStudent(page, testShop, `/products/${BOOK}`)
  await page.getByLabel('Delivery to PIN code').fill(TYPED.pincode)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText(/^Usually \d+ to \d+ days/)).toBeVisible()
  await page.goto(`${testShop.origin}/checkout?product=${BOOK}`)
  await expect(heading(page, 'Address')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'PIN code' }), 'the one that was checked').toHaveValue(
    TYPED.pincode,
  )
  const price = await shownPrice(page)
  const policies = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'refund policy' }).click()
  const policy = await policies
  await expect(policy).toHaveURL(/\/refund-policy$/)
  await policy.close()
  await visibleButton(page, `Pay ₹${price}`).click()
  await expect(page.getByText('Enter the house and street')).toBeVisible()

  await test.step('an address typed slowly is not submitted before its button is pressed', async () => {
    const street = page.getByRole('textbox', { name: 'House, building and street' })
    await typeAddress(page)
    await typeAtPace(street, 'Fla')
    await expect(heading(page, 'Address')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change the address' })).toHaveCount(0)
    await typeAtPace(street, TYPED.line1)
    await choose(page.getByRole('radio', { name: /Express/ }))
    await page.getByRole('button', { name: 'Deliver here' }).click()
    await expect(heading(page, 'Payment')).toBeFocused()
    await expect(
      page.getByText(/Flat 12, Lake View, .*Bhopal 462002 · .* · arrives by .* · Express/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Change the address' }).click()
    await expect(heading(page, 'Address')).toBeFocused()
    await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
    await page.goBack()
    await expect(heading(page, 'Payment')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Payment')).toBeVisible()
  })

  await choose(page.getByRole('radio', { name: /Cash on delivery/ }))
  await expect(bill(page)).toContainText(`₹${CASH_FEE}`)
  const company = page.getByRole('checkbox', { name: 'I need a GST invoice for my company' })
  await choose(company)
  await typeAtPace(page.getByRole('textbox', { name: 'GSTIN' }), '27aaacn1234a1z8')
  await expect(page.getByText('This GSTIN is not valid. Check its 15 characters.')).toBeVisible()
  await typeAtPace(page.getByRole('textbox', { name: 'GSTIN' }), '27aaacn1234a1z7')
  await expect(page.getByText('Registered in Maharashtra')).toBeVisible()
  await visibleButton(page, 'Place order').click()
  await expect(page.getByText('Enter the legal name of the company')).toBeVisible()
  await typeAtPace(
    page.getByRole('textbox', { name: 'Legal name of the company' }),
    'Some Books Private Limited',
  )
  await expectAccessible(page, 'main')
  await visibleButton(page, 'Place order').click()

  await expect(heading(page, 'Your order is confirmed')).toBeFocused()
  await expect(
    page.getByText(`Please keep ₹${price + EXPRESS + CASH_FEE} ready for the delivery.`),
  ).toBeVisible()
  expect(await addressInOrder(page)).toMatchObject(TYPED)
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByText('Confirmed. Pay on delivery')).toBeVisible()
  await expect(page.getByText('GSTIN 27AAACN1234A1Z7')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Arrives by \d+ \w+ \d{4}$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Verify e-mail' }).click()
  await expect(page.getByRole('dialog', { name: 'Your e-mail' })).toBeVisible()
})

test('a bank transfer shows the account, and the student submits its reference', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAsNewStudent(page, testShop, `/checkout?product=${COURSE}`)
  await choose(page.getByRole('radio', { name: /Bank transfer/ }))
  await visibleButton(page, 'Place order').click()
  await expect(heading(page, 'Waiting for your transfer')).toBeFocused()
  await expect(page.getByText('Account 0001 0002')).toBeVisible()
  await page.getByRole('button', { name: 'Submit reference' }).click()
  await expect(page.getByText('Enter the reference your bank shows')).toBeVisible()
  const reference = page.getByRole('textbox', { name: 'Bank reference (UTR)' })
  await typeAtPace(reference, 'abc')
  await page.getByRole('button', { name: 'Submit reference' }).click()
  await expect(page.getByText('A bank reference (UTR) has 8 to 30 letters and digits')).toBeVisible()
  await typeAtPace(reference, `UTR${Date.now()}`)
  await page.getByRole('button', { name: 'Submit reference' }).click()
  await expect(page.getByText(/We will confirm your order when the transfer arrives/)).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(heading(page, 'Waiting for your transfer')).toBeVisible()
  await expect(page.getByText('Account 0001 0002')).toBeVisible()
})

test('an order by bank transfer takes its items from the cart, also in another tab', async ({ page }) => {
  await page.setViewportSize(DESK)
  const course = await productOf(testShop, COURSE)
  await openAsNewStudent(page, testShop, '/healthz')
  await call(page, '/cart/change', { product: course.id, quantity: 1 })
  const other = await page.context().newPage()
  await other.goto(`${testShop.origin}/checkout`)
  await expect(visibleButton(other, /^Pay ₹/)).toBeVisible()
  await page.goto(`${testShop.origin}/checkout`)
  await choose(page.getByRole('radio', { name: /Bank transfer/ }))
  await visibleButton(page, 'Place order').click()
  await expect(heading(page, 'Waiting for your transfer')).toBeFocused()
  await expect(heading(other, 'Nothing to check out yet')).toBeVisible()
})

test('the gateway’s window is closed, the payment fails, then succeeds; there is one order', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  // A client-side navigation would keep the previous document, whose CSP does not allow the gateway.
  await openAsNewStudent(page, testShop, `/courses/${COURSE}`)
  await page.getByRole('link', { name: 'Buy now' }).locator('visible=true').first().click()
  await page.waitForURL('**/checkout?product=*')
  await choose(page.getByRole('radio', { name: /UPI, card, net banking or wallet/ }))
  const pay = visibleButton(page, /^Pay ₹/)
  await pay.dblclick()
  await payAtRazorpay(page, 'Close')
  await expect(heading(page, 'You have not paid yet')).toBeFocused()
  await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/)
  await expectAccessible(page, 'main')
  await visibleButton(page, 'Pay now').click()
  await payAtRazorpay(page, 'Fail')
  await payAtRazorpay(page, 'Close')
  await visibleButton(page, /^(Pay now|Try again: pay ₹)/).click()
  await payAtRazorpay(page, 'Pay')
  await expect(heading(page, 'Payment received')).toBeFocused()
  await expect(
    page
      .getByText('Unlocked', { exact: true })
      .or(page.getByText(/^Unlocked, valid till/))
      .first(),
  ).toBeVisible()
  const { totalDocs } = await call(page, '/orders?limit=5&depth=0', undefined, 'GET')
  expect(totalDocs).toBe(1)
})

test('a gateway’s window closed at the checkout opens again for the same order', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAsNewStudent(page, testShop, `/checkout?product=${COURSE}`)
  await choose(page.getByRole('radio', { name: /UPI, card, net banking or wallet/ }))
  await visibleButton(page, /^Pay ₹/).click()
  await payAtRazorpay(page, 'Close')
  await expect(page.getByText(/^You have not paid yet\. Order SH-\d\d-\d{6} is saved/)).toBeVisible()
  await visibleButton(page, /^Pay ₹/).click()
  await payAtRazorpay(page, 'Pay')
  await expect(heading(page, 'Payment received')).toBeFocused()
  const { totalDocs } = await call(page, '/orders?limit=5&depth=0', undefined, 'GET')
  expect(totalDocs).toBe(1)
})
