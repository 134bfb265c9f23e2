/** Minimum level of a teacher. */
export const TEACHER_LEVEL = 400

type Person = { id: string; level: number; isStaff: boolean; isReadOnly: boolean }

/** Whether the person, in a staff session, is a teacher of a class: they are in its list and have the minimum level. */
export const isTeacherOf = (person: Person, teachers: readonly string[]): boolean =>
  person.isStaff && !person.isReadOnly && person.level >= TEACHER_LEVEL && teachers.includes(person.id)
