import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { line, optionalLine } from '../../shared/text/text.ts'
import { queryOf } from './rules.ts'

/** The lists of the portals whose filters are remembered. */
export const LISTS = [
	'orders',
	'products',
	'users',
	'enquiries',
	'feedback',
	'quotations',
	'returns',
	'claims',
	'requests',
	'documents',
] as const
export type ListName = (typeof LISTS)[number]

const List = oneOf(LISTS)

const query = optionalLine(500)
	.transform((text) => queryOf(text ?? ''))
	.openapi({
		type: 'string',
		description: 'The parameters of the list’s address; its page is left out',
		example: 'sort=oldest&status=pending',
	})

export const ListQuery = z.object({ list: List })
export type ListQuery = z.output<typeof ListQuery>

export const NewListView = model('NewListView', {
	list: List,
	name: line(40, issue('list_views.name_required')),
	query,
})
export type NewListView = z.output<typeof NewListView>

export const UsedFilters = model('UsedFilters', { list: List, query })
export type UsedFilters = z.output<typeof UsedFilters>

export const ListView = model('ListView', {
	id: z.string(),
	list: List,
	name: z.string(),
	query: z.string(),
})
export type ListView = z.output<typeof ListView>

export const ListViews = model('ListViews', {
	views: z.array(ListView).openapi({ description: 'By their names' }),
	used: z.string().openapi({
		description: 'The filters used last, without words and days; blank where there were none',
	}),
})
export type ListViews = z.output<typeof ListViews>
