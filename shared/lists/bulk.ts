import { z } from '@hono/zod-openapi'
import { type IssueText, issue, type WithMessages } from '../messages/message.ts'
import { model } from '../model.ts'
import type { Result } from '../result.ts'
import { line } from '../text/text.ts'

const MAX_CHOSEN = 200

/** The ids of several things that one call is about. @param none the message where there is none */
export const bulkIds = (none: IssueText) =>
	z
		.array(line(64, none), none)
		.min(1, none)
		.max(MAX_CHOSEN, issue('input.too_many_chosen', { most: MAX_CHOSEN }))

const Named = z.object({ id: z.string(), name: z.string() })

export const BulkResult = model('BulkResult', {
	changed: z.array(Named),
	left: z
		.array(Named.extend({ name: z.string().nullable(), message: z.string() }))
		.openapi({ description: 'What stayed as it was, each with why' }),
})
export type BulkResult = z.output<typeof BulkResult>
export type BulkResultWithMessages = WithMessages<BulkResult, 'message'>

/** The ids once each, in the order in which transactions lock their rows. */
export const inLockingOrder = (ids: readonly string[]) =>
	[...new Set(ids)].sort((a, b) => (a < b ? -1 : 1))

/**
 * The results of a bulk action.
 * @param nameOf null for an unknown id
 */
export function bulkResult(
	results: readonly { id: string; result: Result<unknown> }[],
	nameOf: (id: string) => string | null,
): BulkResultWithMessages {
	const all: BulkResultWithMessages = { changed: [], left: [] }
	for (const { id, result } of results) {
		const name = nameOf(id)
		if (result.ok) all.changed.push({ id, name: name ?? id })
		else all.left.push({ id, name, message: result.problem.message })
	}
	return all
}
