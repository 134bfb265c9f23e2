/** What somebody has already, wherever it is shown. */
export const owned = {
  yours: 'You have this',
  till: 'Valid till {day}',
  doneOf: '{done} of {total} done',
  progressOf: 'Progress in {title}',
  boughtOn: 'You bought this on {day}.',
  openPdf: 'Open the PDF',
  open: 'Open',
  openThis: 'Open {title}',
  extend: 'Extend',
  extendShort: 'Extend',
  extendThis: 'Extend access to {title}',
  alreadyHave: 'You already have {titles}.',
  adds: 'You have {title} until {day}. Buying it again extends your access.',
  toCart: 'Go to the cart',
  removeToPay: 'Remove it from the cart to pay for the rest.',
}
