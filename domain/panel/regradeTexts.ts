/** Answers of the panel to staff who correct keys. */
export const REGRADE_TEXTS = {
  started: 'The keys are corrected. {count} attempts are being marked again.',
  underway: 'Attempts are still being marked by an earlier correction. Try again when it is done.',
  meanwhile: 'The keys were corrected in the meantime. Look at them again first.',
  objectionsOpen: 'Students can object to keys until then.',
  objectionsClosed: 'Objections are not taken from now on.',
  noObjections: 'There is no objection to decide, or somebody has decided it.',
  decided: '{count} objections decided. Those who raised them are notified.',
  reportsDecided: '{count} reports decided. Those who sent them are notified.',
  faults: {
    type: '“{question}”: this is no answer of its type.',
    unknown: '“{question}” does not have what the answer names.',
    twice: '“{question}”: the answer names something twice.',
    missing: '“{question}”: a row or blank has no right answer.',
    notWhole: '“{question}”: no whole number is in this range.',
    noQuestion: 'A question is not in this paper.',
    unreadable: '“{question}”: the answer or the marks cannot be read.',
    byExpert: '“{question}” is marked by experts; it has no key.',
    denominator: '“{question}”: these marks are too fine for the paper.',
    nothing: '“{question}” is so already.',
  },
} as const
