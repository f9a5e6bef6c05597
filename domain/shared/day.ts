import { z } from '@hono/zod-openapi'
import type { Brand } from './brand.ts'

/** A day of the store's calendar, `YYYY-MM-DD`. */
export type Day = Brand<string, 'Day'>

export const DAY_MS = 86_400_000
/** India has one zone, 5 h 30 min ahead of UTC the year round. */
export const AHEAD_MS = 19_800_000

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

/** The day on the store's calendar at a moment. @param at epoch milliseconds, UTC */
export const dayAt = (at: number) => new Date(at + AHEAD_MS).toISOString().slice(0, 10) as Day

/** When a day begins in the store's zone, epoch milliseconds, UTC. */
export const startOfDay = (text: Day) => Date.parse(`${text}T00:00:00Z`) - AHEAD_MS

/** The day so many days later; negative is earlier. */
export const daysAfter = (text: Day, days: number) => dayAt(startOfDay(text) + days * DAY_MS)

export const dayAfter = (text: Day) => daysAfter(text, 1)
