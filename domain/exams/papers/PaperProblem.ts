/** What keeps a paper from being published, in the words of the panel. */
export const PAPER_PROBLEMS = {
  required: 'This has to be filled in',
  marksUnreadable: '“{text}” cannot be read as marks; write 4, -0.66 or -1/3',
  correctNotPositive: 'A right answer has to be worth something',
  deductionPositive: 'A deduction is zero or negative',
  gainNegative: 'Marks for a part of an answer are zero or positive',
  certaintyWithPartial: 'Certainty and partial marks do not go together',
  beyondLimits: 'This is outside the limits of a paper',
  textUnreadable: 'Line {line} of this text cannot be read',
  formulaUnreadable: 'A formula of this text cannot be typeset',
  sectionsNone: 'The paper has no section yet',
  itemsNone: 'The section has no question yet',
  typesNone: 'Choose at least one type of question',
  languagesNone: 'Choose at least one language',
  sectionTwice: 'Two sections have the same id',
  poolTwice: 'Two pools have the same id',
  questionTwice: 'This question is already in the paper',
  questionUnknown: 'The bank does not have this version of the question',
  questionRetired: 'This question has been retired',
  keyMissing: 'Question {question} has no key',
  keyUnfit: 'The key of question {question} does not fit it',
  schemeMissing: 'It is not said how questions of type {type} are marked',
  schemeTwice: 'Marking for the type {type} is given twice',
  schemeUnsuited: 'This way of marking does not suit questions of type {type}',
  poolSmall: 'The pool finds {found} questions of {needed}',
  poolUneven: 'The questions of a pool have to be worth the same',
  chooseTooMany: 'The section has {questions} questions, so {choose} answers cannot be chosen from them',
  chooseUnequal: 'Where students choose, all questions must have the same marks',
  chooseBlank: 'Where students choose, a question without an answer must cost nothing',
  chooseBonus: 'Where students choose, a question cannot be a bonus',
  questionsDiffer: 'The section has {found} questions instead of {expected}',
  marksDiffer: 'The section has {found} marks instead of {expected}',
  paperTooLarge: 'The pools of the paper can draw too many questions; narrow them by concept or difficulty',
  marksTooFine: 'The marks of the paper have no common denominator up to 1,000,000',
  languageTwice: 'A language is listed twice',
  decidingLanguage: 'The language that decides is not offered',
  languageMissing: 'Not everything is written in the language {language}',
  sectionMinutesSome: 'Either all sections have their own time or none',
  sectionMinutesSum: 'The sections have {found} minutes together, the paper has {expected}',
  questionTimeSum: 'The time for each question adds up to more than the paper has',
  windowReversed: 'The paper closes before it opens',
  windowShort: 'The paper closes before its time is over',
  lateEntryOpening: 'Late entry needs the moment when the paper opens',
  lateEntryLong: 'Late entry ends after the paper closes',
  resultEarly: 'Results come before every attempt is over and its late answers have arrived',
  solutionsEarly: 'Solutions come before the results',
  solutionsOpen: 'Solutions would be seen while others can still take the paper',
  holidayReversed: 'The holidays end before they begin',
} as const
export type PaperProblemKey = keyof typeof PAPER_PROBLEMS

/** Where in the paper, what, and what fills the gaps of its text. */
export type PaperProblem = {
  path: (string | number)[]
  key: PaperProblemKey
  values?: Record<string, string | number>
}
