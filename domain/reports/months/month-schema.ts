import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { line, optionalLine } from '../../../shared/text/text.ts'
import { MonthQuery } from '../../documents/accounting/schema.ts'
import { MAX_LINES, MAX_NOTE_LENGTH } from '../limits.ts'

export const MonthParam = z.object({
	month: MonthQuery.shape.month.openapi({ param: { name: 'month', in: 'path' } }),
})

export const MonthClosing = model('MonthClosing', {
	note: optionalLine(MAX_NOTE_LENGTH).openapi({
		description: 'Required of a month whose books do not balance',
	}),
})
export type MonthClosing = z.output<typeof MonthClosing>

export const MonthOpening = model('MonthOpening', {
	reason: line(MAX_NOTE_LENGTH, issue('months.reason_required')),
})
export type MonthOpening = z.output<typeof MonthOpening>

const Closing = z.object({
	on: z.string().openapi({ description: 'The day on which it was closed' }),
	by: z.string(),
	note: z.string(),
})

export const BookMonth = model('BookMonth', {
	month: z.string().openapi({ example: '2026-11' }),
	state: z.enum(['running', 'open', 'closed']),
	closed: Closing.nullable().openapi({
		description:
			'Null of an open month, and of one that was closed with a later one for having no entries',
	}),
	mayClose: z.boolean(),
	mayOpen: z.boolean().openapi({ description: 'The last closed month alone can be opened again' }),
	earlier: z
		.array(Closing.extend({ openedOn: z.string(), openedBy: z.string(), reason: z.string() }))
		.openapi({ description: 'How it was closed before and opened again, the last first' }),
})
export type BookMonth = z.output<typeof BookMonth>

export const BookMonths = model('BookMonths', {
	months: z.array(BookMonth).openapi({
		description: 'Since the first with an entry, the latest first. A demo has none',
	}),
})
export type BookMonths = z.output<typeof BookMonths>

/** The lines of a file that the other one lacks. */
const Lines = z.object({
	lines: z.array(z.string()).openapi({ description: `The first ${MAX_LINES}` }),
	more: z.number(),
})

export const MonthDifferences = model('MonthDifferences', {
	filedOn: z.string().nullable().openapi({ description: 'Null of an open month, which has none' }),
	filedBy: z.string().nullable(),
	files: z
		.array(
			z.object({
				name: z.string().openapi({ example: 'sales-register.csv' }),
				filed: Lines.openapi({ description: 'Only as filed' }),
				now: Lines.openapi({ description: 'Only as calculated now' }),
			}),
		)
		.openapi({ description: 'The files that would be others today' }),
})
export type MonthDifferences = z.output<typeof MonthDifferences>
