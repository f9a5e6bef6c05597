import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { email } from '../../shared/text.ts'

export const Subscription = z
	.object({ email: email(issue('newsletter.email_required')) })
	.openapi('Subscription')
export type Subscription = z.output<typeof Subscription>
