import type { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { email } from '../../shared/text.ts'

export const Subscription = model('Subscription', {
	email: email(issue('newsletter.email_required')),
})
export type Subscription = z.output<typeof Subscription>
