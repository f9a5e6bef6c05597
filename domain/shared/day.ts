import { z } from '@hono/zod-openapi'
import type { Day } from './calendar.ts'

const WRONG = 'Type a day as YYYY-MM-DD.'

const exists = (text: string) => {
	const at = Date.parse(`${text}T00:00:00Z`)
	return Number.isFinite(at) && new Date(at).toISOString().startsWith(text)
}

/** A day as typed; 30 February is none. */
export const day = () =>
	z
		.string(WRONG)
		.trim()
		.regex(/^20\d\d-\d\d-\d\d$/, WRONG)
		.refine(exists, WRONG)
		.transform((text) => text as Day)
		.openapi({ type: 'string', format: 'date', example: '2026-11-21' })
