/** What editors read when content is refused. */
export const CONTENT_TEXTS = {
  noPath: 'Enter a path of this site, such as /old-page, without spaces',
  frontPageStays: 'The front page can’t lead elsewhere',
  neededBySite: 'This address is a part of the site and can’t lead elsewhere',
  toItself: 'An address can’t lead to itself',
  redirectExists: 'This address leads somewhere already. Change that redirect instead',
  circle: 'Visitors would be led in a circle: the address they are sent to leads back here',
  slugTaken: 'This address is taken. Choose another',
  slugReserved: '“{slug}” is the address of a part of the site. Choose another.',
} as const
