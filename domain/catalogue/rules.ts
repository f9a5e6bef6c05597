import { LOW_STOCK } from './limits.ts'

/** Whether a product that has `stock` left ran low by this change of it, and not before. */
export const ranLow = ({ stock, change }: { stock: number; change: number }) =>
	stock <= LOW_STOCK && stock - change > LOW_STOCK

/** The fields that several products can be given at once. */
export const BULK_FIELDS = ['price', 'category', 'taxClass'] as const
export type BulkField = (typeof BULK_FIELDS)[number]
