/** ms between a lead form's appearance and its sending: people need longer to read the shortest one; a program may try again and gains nothing by it. */
export const MIN_LEAD_MS = 1500
