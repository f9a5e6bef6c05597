import { api, type Context, read, readPage } from '../../api.server'
import { type Jobs, jobsIn } from './jobs'

/** The open work of the signed-in installer, with the cursor of the newest event. */
export async function jobsToDo(context: Context): Promise<Jobs> {
	const { enquiries, events, orderCounts } = api(context)
	const { after } = await read(events.cursor.$get())
	const [counts, { total }] = await Promise.all([
		read(orderCounts.$get()),
		readPage(enquiries.$get({ query: { status: 'open', limit: '1' } })),
	])
	return { after, ...jobsIn(counts), enquiries: total }
}
