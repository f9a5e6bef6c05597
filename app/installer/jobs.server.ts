import type { RouterContextProvider } from 'react-router'
import { api, read } from '../api.server'
import { type Jobs, jobsIn } from './jobs'

/** What the signed-in installer has to do, with the cursor of what has happened since. */
export async function jobsToDo(context: Readonly<RouterContextProvider>): Promise<Jobs> {
	const { events, orderCounts } = api(context)
	const { after } = await read(events.cursor.$get())
	return { after, ...jobsIn(await read(orderCounts.$get())) }
}
