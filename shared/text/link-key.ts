import { z } from '@hono/zod-openapi'
import type { IssueText } from '../messages/message.ts'

/** The secret of a link in a mail; what can be none is refused in the same words as a wrong one. */
export const linkKey = (wrong: IssueText) =>
	z
		.string({ error: wrong })
		.max(100, wrong)
		.regex(/^[\w-]*$/, wrong)
		.openapi({ description: 'From the link in the mail' })
