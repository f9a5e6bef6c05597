/** The fields that several products can be given at once. */
export const BULK_FIELDS = ['price', 'category', 'taxClass'] as const
export type BulkField = (typeof BULK_FIELDS)[number]
