import { z } from '@hono/zod-openapi'
import { issue } from '../messages/message.ts'

/** Yes or no in a query, where everything is text. */
export const Flag = z
	.enum(['true', 'false'], { error: issue('input.flag') })
	.transform((text) => text === 'true')
