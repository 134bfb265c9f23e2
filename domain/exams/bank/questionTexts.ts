/** Answers of the panel to staff who work on the question bank. */
export const QUESTION_TEXTS = {
  saved: 'Saved as version {version}',
  unchanged: 'Nothing has changed since version {version}',
  added: 'Question {code} added',
  problems: 'Not saved yet. Correct what is marked.',
  changed:
    'Somebody else has saved this question since you opened it. Your text stays here; open the newer version in another window and compare.',
  codeTaken: 'Another question has this short name',
  retired: 'Retired. Papers that have it keep it; new ones do not find it.',
  unretired: 'Papers can use it again',
  deleted: 'Question {code} deleted',
  inUse: 'A paper or quiz uses this question, so it can only be retired',
  wrongFile: 'Choose a PNG, JPEG or WebP picture, or an MP4 or WebM video',
  fileLarge: 'A picture or video of a question can have up to 18 MB',
  brokenPicture: 'This picture cannot be read',
  importMissing: 'This import is over or was not found. Check the file once more.',
  importEmpty: 'There is nothing in the file that can be imported',
  importStarted: 'The import has begun',
  notRolledBack: 'This import cannot be taken back now',
  nothingFound: 'No question fits these filters',
  tooMany: 'An export can have up to {most} questions. Narrow the filters.',
} as const
