/** What the processes on one database tell one another of. */
export const TOPICS = ['catalogue', 'reference-data', 'settings', 'sessions', 'events'] as const
export type Topic = (typeof TOPICS)[number]

type Tell = (topic: Topic) => void

const lines = new Set<Tell>()

/** Tells the other processes that something has changed, and that this is committed. */
export const announce = (topic: Topic): void => {
	for (const tell of lines) tell(topic)
}

/** Has a line told of this process's changes. @returns a function that ends it */
export function onAnnounced(tell: Tell): () => void {
	lines.add(tell)
	return () => lines.delete(tell)
}
