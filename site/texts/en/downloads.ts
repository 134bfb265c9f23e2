/** The files of an account. */
export const downloads = {
  purpose: 'see your downloads',
  title: 'Downloads',
  loading: 'Loading',
  failed: 'Your downloads did not load',
  failedText: 'They are safe. Check your connection and try again.',
  retry: 'Retry',
  none: 'Nothing to download yet',
  noneText: 'E-books and files you buy and free PDFs you open will appear here.',
  seeFree: 'See free resources',
  bought: 'Purchased',
  free: 'Free downloads',
  moreFree: 'More free resources',
  fromProduct: 'from {product}',
  until: 'until {day}',
  download: 'Download',
  downloadThis: 'Download {name}',
}
