import type { NetCost } from '../../../domain/planner/money/net-cost-schema'
import { api, attempt, type Context } from '../../api.server'

/** What the cart costs in the end; null where no subsidy is expected for it. @param pin blank where none is known */
export async function netCostOf(pin: string, context: Context): Promise<NetCost | null> {
	const { checkout } = api(context)
	const found = await attempt(checkout['net-cost'].$get({ query: pin ? { pin } : {} }))
	return found.ok && found.value.comesBack > 0 ? found.value : null
}
