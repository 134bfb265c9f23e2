/** Attributes that link an input to the error of its form. */
export type FieldState = { 'aria-invalid': boolean; 'aria-describedby': string }
