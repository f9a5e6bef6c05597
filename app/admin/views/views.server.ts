import { redirect } from 'react-router'
import { z } from 'zod'
import { LISTS, type ListName, NewListView } from '../../../domain/list-views/schema'
import { type Asked, api } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction } from '../../ui/forms/form-action.server'
import { viewIntents } from './view-intents'

/** The page of each list. */
export const LIST_PATHS: Record<ListName, string> = {
	orders: '/admin/orders',
	products: '/admin/products',
	users: '/admin/users',
	enquiries: '/admin/enquiries',
	feedback: '/admin/dashboard',
	quotations: '/admin/quotations',
	returns: '/admin/returns',
	claims: '/admin/claims',
	requests: '/admin/requests',
	documents: '/admin/documents',
}

/** The list that the address names, orders unless it names one. */
export const listIn = (params: URLSearchParams): ListName =>
	LISTS.find((list) => list === params.get('list')) ?? 'orders'

const One = z.object({ id: Id })

/** Saves a view, which leads to its list, and removes one. */
export const changeViews = ({ request, context }: Asked) => {
	const { listViews } = api(context)
	return formAction(request, viewIntents, {
		save: onCall(
			NewListView,
			(json) => listViews.$post({ json }),
			({ value: { list, query } }) => redirect(`${LIST_PATHS[list]}${query && `?${query}`}`, 303),
		),
		remove: onCall(One, (param) => listViews[':id'].$delete({ param }), { done: 'removed' }),
	})
}
