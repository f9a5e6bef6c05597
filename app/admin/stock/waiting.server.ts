import { api, type Context, read } from '../../api.server'

/** How many people wait for products that are sold out, by the id of each; none for the others. */
export async function waitingFor(context: Context): Promise<Map<string, number>> {
	const counts = await read(api(context).stockAlerts.counts.$get())
	return new Map(counts.map(({ productId, waiting }) => [productId, waiting]))
}
