/** Answers of the panel to staff who upload large files, and classes as folders. */
export const UPLOAD_TEXTS = {
  tooLarge: 'A file can have up to {size}.',
  many: 'You have begun as many uploads as are possible in a day.',
  diskFull: 'The disk of the server is full. Nothing is lost: free some space, then go on.',
  gone: 'This upload was given up or is older than two days. Start it again.',
  partWrong: 'A part of the file did not arrive whole. It is sent again.',
  partsMissing: 'A part of the file has not arrived. Go on with the upload.',
  wrongType: 'Only PDFs, MP4 and WebM videos, sounds and captions in WebVTT are accepted.',
  notThisKind: 'This upload is not a file of lessons.',
  finished: '{title} uploaded',
  cancelled: 'Upload given up',
  importing: 'This class is being made already. Look at the list of classes in a minute.',
  problems: 'The folder has changed or is not in order. Check it again.',
  classMade: '{title} made',
} as const
