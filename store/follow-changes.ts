import type { Topic } from '../db/changes/announce.ts'
import { ChangeLine } from '../db/changes/change-line.ts'
import { logUnexpected } from '../domain/log.ts'
import type { OpenStore } from './open.ts'

/** How often catalogue, reference data and settings are looked for where nothing is heard. */
const POLL_INTERVAL_MS = 1000

interface Following {
	/** Whether changes are heard, and not only looked for. */
	isHearing: () => boolean
	close: () => Promise<void>
}

/**
 * Keeps a store up to date with what other processes change: at once as they tell of it, on PostgreSQL, and by looking
 * each second in any case.
 * @param listenUrl the PostgreSQL database, at an address that passes notifications on
 */
export function followChanges(
	store: Pick<
		OpenStore,
		'catalogue' | 'rowCache' | 'settings' | 'sessions' | 'feed' | 'log' | 'poolSize'
	>,
	listenUrl: string | undefined,
	pollMs = POLL_INTERVAL_MS,
): Following {
	const { catalogue, rowCache, settings, sessions, feed, log, poolSize } = store
	const look: Record<Topic, () => void> = {
		catalogue: () =>
			catalogue.refresh().catch((error) => logUnexpected(log, error, 'catalogue not refreshed')),
		'reference-data': () =>
			rowCache
				.refresh()
				.catch((error) => logUnexpected(log, error, 'reference data not refreshed')),
		settings: () =>
			settings.refresh().catch((error) => logUnexpected(log, error, 'settings not refreshed')),
		sessions: sessions.look,
		events: feed.look,
	}
	const poll = setInterval(() => {
		look.catalogue()
		look['reference-data']()
		look.settings()
	}, pollMs)
	const heard = (topics: readonly Topic[]) => {
		for (const topic of topics) look[topic]()
	}
	const line = listenUrl ? new ChangeLine(listenUrl, { heard, log, poolSize }) : null
	return {
		isHearing: () => line?.isOpen ?? false,
		close: async () => {
			clearInterval(poll)
			await line?.close()
		},
	}
}
