import { day } from '../../../shared/day'
import { isKeyOf } from '../../../shared/one-of'
import { isStatus } from '../../components/orders/order-status'
import { OTHER_FILTERS } from './order-filters'

const SORTS = ['oldest', 'status', '-status'] as const

const Day = day()

/** The query for orders in the address; senseless values are left out. */
export function orderQueryIn(params: URLSearchParams) {
	const q = (params.get('q') ?? '')
		.replace(/\p{Cc}/gu, ' ')
		.trim()
		.slice(0, 100)
	const status = params.get('status')
	const sort = SORTS.find((each) => each === params.get('sort'))
	const from = Day.safeParse(params.get('from')).data
	const to = Day.safeParse(params.get('to')).data
	return {
		q: q || undefined,
		status: isStatus(status) ? status : undefined,
		...(isKeyOf(OTHER_FILTERS)(status) && OTHER_FILTERS[status].query),
		sort,
		from,
		to,
	}
}
