import { writeFileSync } from 'node:fs'
import { ADDRESS, createBook, createCoupon } from '#tests/support/shop/sell.ts'
import { type BenchShop, BOOK_PAISE, BUYERS, PLENTY, RARE } from '../benchShop.ts'
import { createStudent } from './createStudent.ts'
import { onDemo } from './onDemo.ts'
import { openSession } from './openSession.ts'
import { openStaffCalls } from './openStaffCalls.ts'

/** Largest limit per person that a coupon can have. */
const USES = 1000

/** Program: creates signed-in students with addresses, two books with stock and a coupon, and writes them as a BenchShop. */
await onDemo(async (payload, project) => {
  const buyers: BenchShop['buyers'] = []
  for (let i = 0; i < BUYERS; i++) {
    const user = await createStudent(payload, project.id, {
      uid: `buyer-${i}`,
      phone: `+9174${String(i).padStart(8, '0')}`,
    })
    const { id } = await payload.db.create({
      collection: 'addresses',
      data: { ...ADDRESS, kind: 'home', student: user, project: project.id },
    })
    const secret = await openSession(payload, { user, project: project.id, isStaff: false })
    buyers.push({ secret, address: String(id) })
  }
  const price = { pricePaise: BOOK_PAISE, mrpPaise: BOOK_PAISE }
  const book = await createBook(payload, project, PLENTY, price)
  const rareBook = await createBook(payload, project, RARE, price)
  const { code } = await createCoupon(payload, project, { userLimit: USES, totalLimit: PLENTY })
  const shop: BenchShop = {
    buyers,
    desk: await openStaffCalls(payload, project.id),
    book: String(book.id),
    rareBook: String(rareBook.id),
    coupon: code,
  }
  writeFileSync(process.argv[2] as string, JSON.stringify(shop))
})
