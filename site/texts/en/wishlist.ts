/** The wishlist. */
export const wishlist = {
  title: 'Wishlist',
  failed: 'Your wishlist did not load',
  failedText: 'Your list is safe. Check your connection and try again.',
  retry: 'Retry',
  none: 'Your wishlist is empty',
  noneText: 'Tap the heart on a course or book to save it here.',
  seeCourses: 'See courses',
  keptHere: 'This list is saved in this browser only. Log in to keep it in your account.',
  logIn: 'Log in',
  move: 'Move to cart',
  moveThis: 'Move {title} to the cart',
  moved: 'Moved to your cart',
  goToCart: 'Go to cart',
  choose: 'Choose',
  soldOut: 'Sold out',
}
