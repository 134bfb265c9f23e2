import { describe, expect, it } from 'vitest'
import { freeDeliveryNote } from '#site/features/cart/freeDeliveryNote.ts'
import { billRows } from '#site/features/shell/payments/billRows.ts'
import { bill as english } from '#site/texts/en/bill.ts'
import { cart } from '#site/texts/en/cart.ts'

describe('the bill', () => {
  const NOTHING = {
    itemsPaise: 249_900,
    offerPaise: 0,
    upgradePaise: 0,
    coupons: [],
    deliveryPaise: 0,
    feePaise: 0,
    roundingPaise: 0,
    creditsPaise: 0,
    needsAddress: false,
    lines: [{ quantity: 1 }],
  }

  it('has the number of items, and only non-zero amounts', () => {
    expect(billRows(NOTHING, english).map(({ label, amount }) => [label, amount])).toEqual([
      ['Items (1)', '₹2,499'],
    ])
    const given = { ...NOTHING, itemsPaise: 0, lines: [{ quantity: 2 }] }
    expect(billRows(given, english).map(({ label, amount }) => [label, amount])).toEqual([
      ['Items (2)', '₹0'],
    ])
  })

  it('names the product for which an amount was paid earlier', () => {
    const labels = (upgradeOf?: { title: string }[]) => {
      const upgraded = { ...NOTHING, upgradePaise: 8400, lines: [{ quantity: 1, upgradeOf }] }
      return billRows(upgraded, english).map(({ label, amount }) => [label, amount])[1]
    }
    expect(labels([{ title: 'Formula sheet' }])).toEqual(['Already paid for Formula sheet', '− ₹84'])
    expect(labels()).toEqual(['Already paid', '− ₹84'])
  })

  it('has all amounts in order of calculation, discounts negative', () => {
    const rows = billRows(
      {
        ...NOTHING,
        itemsPaise: 719_600,
        offerPaise: 290_000,
        upgradePaise: 10_000,
        coupons: [
          { code: 'FIRST', discountPaise: 25_000 },
          { code: 'SECOND', discountPaise: 5000 },
        ],
        deliveryPaise: 4900,
        feePaise: 3000,
        roundingPaise: -40,
        creditsPaise: 24_000,
        needsAddress: true,
        lines: [{ quantity: 1 }, { quantity: 3 }],
      },
      english,
    )
    expect(
      rows.map(({ label, amount, isSaving }) => `${isSaving ? 'saves' : 'costs'} ${label} ${amount}`),
    ).toEqual([
      'costs Items (4) ₹7,196',
      'saves Discount − ₹2,900',
      'saves Already paid − ₹100',
      'saves Coupon FIRST − ₹250',
      'saves Coupon SECOND − ₹50',
      'costs Delivery ₹49',
      'costs Cash on delivery ₹30',
      'costs Rounding − ₹0.40',
      'saves Cashback Credits − ₹240',
    ])
  })

  it('shows free delivery', () => {
    expect(billRows({ ...NOTHING, needsAddress: true }, english).at(-1)).toMatchObject({
      label: 'Delivery',
      amount: 'Free',
    })
  })
})

describe('the note on free delivery', () => {
  const NO_TAX = { rate: 0, taxablePaise: 4900, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
  const delivery = { option: 'standard', label: 'Standard', paise: 4900, tax: NO_TAX }
  const noteOf = (couponPaise: number, missingForFreePaise: number | null) =>
    freeDeliveryNote(
      {
        couponPaise,
        delivery,
        deliveryOptions: [
          { key: 'standard', label: 'Standard', paise: 4900, fasterDays: 0, missingForFreePaise },
        ],
      },
      cart,
    )
  it('states with a coupon that books count after the discount', () => {
    expect(noteOf(0, 10_000)).toBe('Add ₹100 more in books for free delivery.')
    expect(noteOf(2000, 12_000)).toBe(
      'Add ₹120 more in books for free delivery. Books count at their price after the discount.',
    )
    expect(noteOf(2000, null)).toBeNull()
  })
})
