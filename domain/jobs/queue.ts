/** What does the jobs, to whoever makes some. */
export interface JobQueue {
	/** Looks for what is due now, where it has been started. */
	readonly nudge: () => void
	/** Begins to do what is due, now and from then on. */
	start(): Promise<void>
	/** Takes no more, and ends once what is under way is done. */
	end(): Promise<void>
}
