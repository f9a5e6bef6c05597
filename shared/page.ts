import { z } from '@hono/zod-openapi'

const whole = (least: number, most: number) =>
	z.coerce
		.number('Must be a number')
		.int('Must be a whole number')
		.min(least, `Must be ${least} or more`)
		.max(most, `Must be at most ${most}`)

/** Which part of a list: 100 unless asked, 500 at most. */
export const PageQuery = z.object({
	limit: whole(1, 500).default(100),
	offset: whole(0, 10_000_000).default(0),
})
