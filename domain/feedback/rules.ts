export const FEEDBACK_STATUSES = ['Pending', 'Reviewed', 'Resolved'] as const
