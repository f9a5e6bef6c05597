import { isKeyOf } from '../../../../shared/one-of'

/** The filters of a list of requests in an address; senseless values are left out. @param labels by the list's states */
export function requestQueryIn<State extends string>(
	params: URLSearchParams,
	labels: Record<State, unknown>,
) {
	const q = (params.get('q') ?? '').trim().slice(0, 100)
	const state = params.get('state')
	return {
		q: q || undefined,
		state: isKeyOf<State>(labels)(state) ? state : undefined,
		due: params.get('due') === 'overdue' ? ('overdue' as const) : undefined,
	}
}
