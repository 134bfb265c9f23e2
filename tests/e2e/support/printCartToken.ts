import { cartToken } from '#cms/operations/cart/cartLink.ts'

/** A program that prints the token of a link to the cart with this id, as reminders hold it. */
process.stdout.write(cartToken(process.argv[2] as string, new Date()))
