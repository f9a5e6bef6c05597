import { z } from '@hono/zod-openapi'
import type { Day } from './calendar.ts'
import { issue } from './messages/message.ts'
import { inAscii } from './text/characters.ts'

const WRONG = issue('input.day')

const exists = (text: string) => {
	const at = Date.parse(`${text}T00:00:00Z`)
	return Number.isFinite(at) && new Date(at).toISOString().startsWith(text)
}

const BACKWARDS = issue('input.days_backwards')

/** Whether a range of days asked for goes forwards; for `refine`, with `backwards`. */
export const isForwards = ({ from, to }: { from?: Day | undefined; to?: Day | undefined }) =>
	!from || !to || from <= to

/** The message for a range that does not. */
export const backwards = { path: ['from'], error: BACKWARDS }

const DAY = z
	.string(WRONG)
	.check(z.overwrite((text) => inAscii(text).trim()))
	.regex(/^20\d\d-\d\d-\d\d$/, WRONG)
	.refine(exists, WRONG)
	.transform((text) => text as Day)
	.openapi({ format: 'date', example: '2026-11-21' })

/** A day as typed, in digits of any script; 30 February is none. One schema for all: each takes some 30 KB. */
export const day = () => DAY
