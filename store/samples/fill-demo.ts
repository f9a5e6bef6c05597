import type { Logger } from 'pino'
import type { AppContext } from '../../domain/app-context.ts'
import { addSamples } from './add.ts'

/** Adds the samples, and says how long those of many days took. */
export async function fillDemo(store: AppContext & { log: Logger }, days: number): Promise<void> {
	const begun = performance.now()
	const isMade = await addSamples(store, days)
	if (!isMade || days === 0) return
	const milliseconds = Math.round(performance.now() - begun)
	store.log.info({ days, milliseconds }, 'samples made')
}
