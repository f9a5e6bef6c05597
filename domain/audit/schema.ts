import { z } from '@hono/zod-openapi'
import { backwards, day, isForwards } from '../../shared/day.ts'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { model, oneOf } from '../../shared/model.ts'
import { optionalLine, sought } from '../../shared/text/text.ts'

/** The kinds of records that an entry can be about. */
export const AUDIT_KINDS = [
	'product',
	'order',
	'installation',
	'installer',
	'user',
	'application',
	'feedback',
	'fact',
	'enquiry',
	'login',
	'job',
	'settings',
	'delivery',
	'code',
	'contact',
	'quotation',
	'review',
	'month',
] as const
export const AuditKind = oneOf(AUDIT_KINDS)
export type AuditKind = z.output<typeof AuditKind>

export const AUDIT_SORTS = ['newest', 'oldest'] as const

export const AuditQuery = PageQuery.extend({
	kind: AuditKind.optional(),
	subject: optionalLine(100).openapi({ description: 'The id of what was changed' }),
	q: sought(100).openapi({
		description: 'Part of the name of who changed or what was changed',
	}),
	from: day().optional().openapi({ description: 'First day, YYYY-MM-DD, in the store’s zone' }),
	to: day().optional().openapi({ description: 'Last day, included' }),
	sort: oneOf(AUDIT_SORTS).default('newest'),
}).refine(isForwards, backwards)
export type AuditQuery = z.output<typeof AuditQuery>

/** The changed fields of a thing, before or after. */
const Fields = z.record(z.string(), z.unknown())
export type Fields = z.output<typeof Fields>

export const AuditEntry = model('AuditEntry', {
	id: z.string(),
	actor: z.string(),
	role: z.string(),
	action: z.string().openapi({ example: 'changed' }),
	kind: AuditKind,
	subjectId: z.string(),
	subject: z.string().openapi({ description: 'What the thing was called at the time' }),
	before: Fields.nullable(),
	after: Fields.nullable(),
	at: z.string(),
})
export type AuditEntry = z.output<typeof AuditEntry>
