import { z } from '@hono/zod-openapi'
import { backwards, day, isForwards } from '../../../shared/day.ts'
import { issue } from '../../../shared/messages/message.ts'

const WRONG = issue('papers.month_wrong')

/** A month of the store's calendar. */
export const MonthQuery = z.object({
	month: z
		.string(WRONG)
		.trim()
		.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, WRONG)
		.openapi({ example: '2026-11' }),
})

export const DaysQuery = z.object({ from: day(), to: day() }).refine(isForwards, backwards)
export type DaysQuery = z.output<typeof DaysQuery>
