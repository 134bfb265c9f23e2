/** What the second sheet of the template says: a column, and how it is filled in. */
export const SHEET_HELP: readonly (readonly [string, string])[] = [
  ['Column', 'How to fill it in'],
  [
    'id',
    'May be empty. Letters, digits, - and _. A part of a set has the id of the set, a dot and its own: set1.1',
  ],
  [
    'type',
    'single, multiple, trueFalse, integer, numeric, match, matrix, assertionReason, fillBlank, subjective, comprehension',
  ],
  [
    'question_en, question_hi',
    'The question in English, in Hindi, or both. For comprehension: the passage; its parts are the rows below.',
  ],
  ['assertion_…, reason_…', 'For assertionReason, instead of the question.'],
  [
    'option_a_… to option_j_…',
    'What can be chosen; for match and matrix the second list, which the rows are matched with.',
  ],
  ['row_p_… to row_y_…', 'For match and matrix: the first list.'],
  ['answer', 'single: b. Where two are each right: b | c'],
  ['', 'multiple: a, c. Where another set is right as well: a, c | a, d'],
  ['', 'trueFalse: true or false'],
  [
    '',
    'integer, numeric: 12.5, or a range: 2 to 3, or a tolerance: 2 ± 0.25 (also 2 +- 0.25). Several: 2 | 3',
  ],
  ['', 'match: a line for each row, p: b. Where two are each right: p: b | c'],
  ['', 'matrix: a line for each row with all that is right, p: a, c'],
  [
    '',
    'fillBlank: the question has [[x]] for each blank; a line for each: x = Delhi | New Delhi. Where case matters x == NaCl. A number: y # 28',
  ],
  ['pinned', 'Options that keep their place when options are shuffled: d'],
  ['decimals', 'For numeric: how many decimals the student is asked for, 0 to 6.'],
  ['max_files, max_characters', 'For subjective: how many files and how much typed text make an answer.'],
  ['rubric', 'For subjective: what the expert looks for, a line each: 1/2 | States the law | नियम लिखा'],
  ['hint_…, solution_…', 'A hint, and the solution that students see after the exam.'],
  ['video', 'The name of a video with the solution.'],
  ['difficulty', 'easy, medium or hard; medium when it is empty.'],
  ['concepts', 'What it is about, separated by semicolons: Rotation; Torque'],
  ['source, year', 'Where it was asked or taken from.'],
  [
    'Texts',
    'An empty line begins a new paragraph. Formulas: $v = u + at$ within a line, $$F = ma$$ on a line of its own.',
  ],
  [
    '',
    'A picture: ![what it shows](file name) on a line of its own; upload the file together with this one in a ZIP.',
  ],
  ['', 'A table: | a | b | on each line, and | --- | --- | below its header. A | in a cell is written \\|'],
]
