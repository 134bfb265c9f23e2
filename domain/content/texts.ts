/** What editors read when content is refused. */
export const CONTENT_TEXTS = {
  noPath: 'Enter a path of this site, such as /old-page, without spaces',
  frontPageStays: 'The front page cannot be redirected',
  neededBySite: 'This address is part of the site and cannot be redirected',
  toItself: 'An address cannot redirect to itself',
  redirectExists: 'This address already has a redirect. Change that one instead',
  circle: 'This would be a redirect loop: the target leads back to this address',
  slugTaken: 'This address is taken. Choose another',
  valueTaken: 'There is already another one with this',
  slugReserved: '“{slug}” is the address of a part of the site. Choose another.',
} as const
