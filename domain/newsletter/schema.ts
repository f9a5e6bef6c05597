import { z } from '@hono/zod-openapi'
import { email } from '../../shared/text.ts'

export const Subscription = z.object({ email: email('Email is required.') }).openapi('Subscription')
export type Subscription = z.output<typeof Subscription>
