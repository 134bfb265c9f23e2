/** The least level of a teacher. */
export const TEACHER_LEVEL = 400

type Person = { id: string; level: number; isStaff: boolean; isReadOnly: boolean }

/** Whether the person, in a session of staff, leads a class: they are among its teachers and still have the level of one. */
export const isTeacherOf = (person: Person, teachers: readonly string[]): boolean =>
  person.isStaff && !person.isReadOnly && person.level >= TEACHER_LEVEL && teachers.includes(person.id)
