/**
 * Minimum ms between a lead form's appearance and its submission: people need longer even for the shortest
 * form; a program gains nothing by retrying.
 */
export const MIN_LEAD_MS = 1500
