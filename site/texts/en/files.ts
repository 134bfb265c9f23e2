/** Choosing files to send. */
export const files = {
  choose: 'Choose a file',
  chooseMany: 'Choose files',
  orDrop: 'or drop here',
  remove: 'Remove {name}',
  wrongType: 'is not {types}',
  empty: 'is empty',
  tooLarge: 'is larger than {size}',
  photos: 'Photos (optional)',
  photosHelp: 'JPG, PNG or WebP, up to 10 MB. Location data is removed.',
  photoTypes: 'JPG, PNG, WebP or AVIF',
  tooMany: 'is one too many (at most {most})',
}
