import { cartToken } from '#cms/operations/cart/cartLink.ts'

/** Program: prints the token of a link to the cart with this id, as reminders contain it. */
process.stdout.write(cartToken(process.argv[2] as string, new Date()))
