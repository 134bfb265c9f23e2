/** Choosing files to send. */
export const files = {
  choose: 'Choose a file',
  chooseMany: 'Choose files',
  orDrop: 'or drop here',
  remove: 'Remove {name}',
  wrongType: 'is not {types}',
  empty: 'is empty',
  tooLarge: 'is larger than {size}',
  tooMany: 'is one too many, {most} at most',
}
