import { z } from '@hono/zod-openapi'
import { mistakesIn } from '../shared/messages/issues.ts'
import { type IssueText, issue, message } from '../shared/messages/message.ts'
import { line } from '../shared/text/text.ts'
import { Refused } from './problem.ts'

/** The header of a call that may be sent again. It is judged by `idempotencyKeyIn`, after the body. */
export const idempotencyHeader = (description: string) =>
	z.object({ 'idempotency-key': z.string().optional().openapi({ description }) })

/** @throws Refused as malformed where it is missing or wrong. @param required the message where there is none */
export function idempotencyKeyIn(
	header: { 'idempotency-key'?: string | undefined },
	required: IssueText = issue('orders.key_required'),
): string {
	const parsed = line(200, required).safeParse(header['idempotency-key'])
	if (parsed.success) return parsed.data
	const [why = message('orders.key_invalid')] = Object.values(mistakesIn(parsed.error))
	throw new Refused({ code: 'malformed', message: why })
}
