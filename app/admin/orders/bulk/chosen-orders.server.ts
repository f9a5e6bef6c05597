import { api, attempt, type Context } from '../../../api.server'

const MAX_CHOSEN = 200

/** The orders that the address names, with their buyers; unknown ones are left out. */
export async function loadChosen(context: Context, request: Request) {
	const ids = new URL(request.url).searchParams.getAll('id').slice(0, MAX_CHOSEN)
	const found = await Promise.all(
		[...new Set(ids)].map((id) =>
			attempt(api(context).orders[':id'].$get({ param: { id }, query: {} })),
		),
	)
	return found.flatMap((each) =>
		each.ok
			? [{ id: each.value.id, buyer: each.value.buyer, due: each.value.money?.due ?? null }]
			: [],
	)
}
